// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_BENCH_BEST_HPP
#define U8LIT_TESTS_BENCH_BEST_HPP

#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

// Items a second by name, the best of the repetitions; prints nothing.
class best : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Aggregate) continue;
      double& fastest = rates_[run.run_name.function_name];
      fastest = std::max(fastest, static_cast<double>(run.counters.at("items_per_second")));
    }
  }
  bool has(const std::string& name) const { return rates_.count(name) > 0; }
  double rate(const std::string& name) const { return rates_.at(name); }

 private:
  std::map<std::string, double> rates_;
};

#endif
