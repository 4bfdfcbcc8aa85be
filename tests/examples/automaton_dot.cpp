// SPDX-License-Identifier: BSL-1.0
// Prints the automaton that is derived from RFC 3629's syntax as a graph, in Graphviz's language: a node for each
// state, with the number of bytes that must follow, and an edge for all ranges of bytes that lead from one to another.
#include <u8lit.hpp>

#include <cstdio>

namespace {

constexpr auto& utf8 = u8lit::make_automaton<u8lit::utf8_syntax>;

// The number of bytes that must follow in a state.
constexpr int bytes_left(u8lit::octet state) {
  if (state == utf8.start) return 0;
  for (unsigned value = 0; value < 0x100; ++value) {
    const u8lit::octet to = utf8.next(state, static_cast<u8lit::octet>(value));
    if (to != utf8.reject) return 1 + bytes_left(to);
  }
  return 0;
}

void print_edge(u8lit::octet from, u8lit::octet to) {
  const char* before = "";
  for (unsigned first = 0; first < 0x100; ++first) {
    if (utf8.next(from, static_cast<u8lit::octet>(first)) != to) continue;
    unsigned last = first;
    while (last < 0xFF && utf8.next(from, static_cast<u8lit::octet>(last + 1)) == to) ++last;
    if (*before == '\0') std::printf("  %u -> %u [label=\"", unsigned{from}, unsigned{to});
    std::printf(first == last ? "%s%02X" : "%s%02X-%02X", before, first, last);
    before = ", ";
    first = last;
  }
  if (*before != '\0') std::printf("\"];\n");
}

}  // namespace

int main() {
  std::printf("digraph utf8 {\n"
              "  rankdir=LR; bgcolor=white; pad=0.2; nodesep=0.25; ranksep=0.8;\n"
              "  node [shape=circle, fontname=\"sans-serif\", style=filled, fillcolor=\"#e8f0fa\", "
              "color=\"#0060a8\"];\n"
              "  edge [fontname=\"sans-serif\", fontsize=11, color=\"#404040\"];\n");
  for (u8lit::octet state = 0; state < utf8.size(); ++state) {
    if (state == utf8.start) std::printf("  %u [label=\"start\", shape=doublecircle];\n", unsigned{state});
    else std::printf("  %u [label=\"%d left\"];\n", unsigned{state}, bytes_left(state));
  }
  for (u8lit::octet from = 0; from < utf8.size(); ++from) {
    for (u8lit::octet to = 0; to < utf8.size(); ++to) print_edge(from, to);
  }
  std::printf("}\n");
}
