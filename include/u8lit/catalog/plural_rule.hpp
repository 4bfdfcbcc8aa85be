// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PLURAL_RULE_HPP
#define U8LIT_CATALOG_PLURAL_RULE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// The expression after `plural=` in the header of a .po file: C's operators ?: || && == != < > <= >= + - * / % ! and
// parentheses, decimal numbers, and `n`. It is compiled to code for a machine with a stack, whose jumps go forward
// only. Dijkstra's shunting yard does that without recursion. As in C, operands that do not decide are not evaluated:
// the code jumps over them.

namespace u8lit::detail {

// The instructions. `number` is followed by its octets, seven bits each, the lowest first; a jump by its target, the
// high octet first. The operators stand in the order of their text below.
enum class plural_op : octet {
  n,
  number,
  negate,          // !
  to_truth,        // 0 or 1
  jump,
  jump_if_false,   // pops
  jump_as_false,   // if false: leaves 0 on the stack, otherwise pops
  jump_as_true,    // if true: leaves 1 on the stack, otherwise pops
  equal,
  unequal,
  at_most,
  at_least,
  less,
  greater,
  add,
  subtract,
  multiply,
  divide,
  remainder,
};

struct plural_result {
  unsigned long long value = 0;
  bool divides_by_zero = false;
};

U8LIT_ABI constexpr unsigned long long apply_plural_op(plural_op op, unsigned long long left,
                                                       unsigned long long right) noexcept {
  if (op == plural_op::equal) return left == right;
  if (op == plural_op::unequal) return left != right;
  if (op == plural_op::at_most) return left <= right;
  if (op == plural_op::at_least) return left >= right;
  if (op == plural_op::less) return left < right;
  if (op == plural_op::greater) return left > right;
  if (op == plural_op::add) return left + right;
  if (op == plural_op::subtract) return left - right;
  if (op == plural_op::multiply) return left * right;
  return op == plural_op::divide ? left / right : left % right;
}

// How many operators wait for an operand at most, each with one value on the stack.
inline constexpr size_t most_pending = 30;

// Evaluates the code of a rule with which nothing is wrong.
U8LIT_ABI constexpr plural_result evaluate_plural_rule(const octet* code, size_t size, unsigned long long n) noexcept {
  unsigned long long stack[most_pending + 2]{};
  size_t top = 0;  // the number of values
  for (size_t at = 0; at < size;) {
    const auto op = static_cast<plural_op>(code[at++]);
    if (op == plural_op::n) {
      stack[top++] = n;
    } else if (op == plural_op::number) {
      unsigned long long number = code[at] & 0x7F;
      for (unsigned shift = 7; code[at++] > 0x7F; shift += 7)
        number |= static_cast<unsigned long long>(code[at] & 0x7F) << shift;
      stack[top++] = number;
    } else if (op < plural_op::jump) {
      stack[top - 1] = (stack[top - 1] != 0) == (op == plural_op::to_truth);
    } else if (op < plural_op::equal) {
      const size_t target = static_cast<size_t>(code[at] << 8 | code[at + 1]);
      at += 2;
      const bool is_true = op != plural_op::jump && stack[top - 1] != 0;
      if (is_true == (op == plural_op::jump_as_true)) {
        at = target;
        if (op >= plural_op::jump_as_false) stack[top - 1] = is_true;
        else if (op == plural_op::jump_if_false) --top;
      } else {
        --top;
      }
    } else {
      const unsigned long long right = stack[--top], left = stack[top - 1];
      if (op >= plural_op::divide && right == 0) return {0, true};
      stack[top - 1] = detail::apply_plural_op(op, left, right);
    }
  }
  return {stack[0], false};
}

enum class plural_flaw : octet {
  none,
  operand_missing,
  operator_missing,
  unmatched,
  number_too_large,
  too_long,
  too_deep,
};

struct plural_rule {
  octet code[0x400]{};
  size_t size = 0;
  plural_flaw what = plural_flaw::none;
  size_t flaw_offset = 0;  // in the text
};

// Compiles the text of an expression.
class plural_compiler {
 public:
  U8LIT_ABI constexpr plural_compiler(const char* text, size_t size, plural_rule& rule) noexcept
      : text_{text}, size_{size}, rule_{rule} {}

  U8LIT_ABI constexpr void compile() noexcept {
    for (skip_spaces(); at_ < size_ && rule_.what == plural_flaw::none; skip_spaces()) {
      if (needs_operand_) read_operand();
      else read_operator();
    }
    if (rule_.what != plural_flaw::none) return;
    if (needs_operand_) return report(plural_flaw::operand_missing);
    finish_operators(lowest);
    if (count_ > 0) report(plural_flaw::unmatched);
  }

 private:
  // What waits on the stack of operators, by precedence.
  enum precedence : octet {
    open, question, lowest, otherwise = lowest, either, both, same, order, sum, product, prefix
  };
  struct pending {
    precedence level;
    plural_op op;   // of what is not a jump
    size_t target;  // where the target of the jump is written
  };

  U8LIT_ABI constexpr octet peek(size_t ahead = 0) const noexcept {
    return at_ + ahead < size_ ? static_cast<octet>(text_[at_ + ahead]) : octet{};
  }
  U8LIT_ABI constexpr void skip_spaces() noexcept {
    while (peek() == u8' ' || peek() == u8'\t') ++at_;
  }
  U8LIT_ABI constexpr void report(plural_flaw what) noexcept {
    if (rule_.what == plural_flaw::none) {
      rule_.what = what;
      rule_.flaw_offset = at_;
    }
  }
  U8LIT_ABI constexpr void append(octet value) noexcept {
    if (rule_.size < sizeof rule_.code) rule_.code[rule_.size++] = value;
    else report(plural_flaw::too_long);
  }
  U8LIT_ABI constexpr void append(plural_op op) noexcept { append(static_cast<octet>(op)); }
  // Returns where the target is written.
  U8LIT_ABI constexpr size_t emit_jump(plural_op op) noexcept {
    append(op);
    append(octet{});
    append(octet{});
    return rule_.size - 2;
  }
  U8LIT_ABI constexpr void end_jump(size_t target) noexcept {
    rule_.code[target] = static_cast<octet>(rule_.size >> 8);
    rule_.code[target + 1] = static_cast<octet>(rule_.size);
  }
  U8LIT_ABI constexpr void push(precedence level, plural_op op, size_t target = 0) noexcept {
    if (count_ < most_pending) pending_[count_++] = {level, op, target};
    else report(plural_flaw::too_deep);
  }
  // Emits what waits and binds at least as tightly.
  U8LIT_ABI constexpr void finish_operators(precedence level) noexcept {
    for (; count_ > 0 && pending_[count_ - 1].level >= level; --count_) {
      const pending last = pending_[count_ - 1];
      if (last.level > both) {
        append(last.op);
        continue;
      }
      if (last.level != otherwise) append(plural_op::to_truth);
      end_jump(last.target);
    }
  }

  U8LIT_ABI constexpr void read_operand() noexcept {
    const octet next = peek();
    if (next == u8'(' || next == u8'!') {
      push(next == u8'(' ? open : prefix, plural_op::negate);
      ++at_;
    } else if (next == u8'n') {
      append(plural_op::n);
      ++at_;
      needs_operand_ = false;
    } else if (next >= u8'0' && next <= u8'9') {
      read_number();
      needs_operand_ = false;
    } else {
      report(plural_flaw::operand_missing);
    }
  }
  U8LIT_ABI constexpr void read_number() noexcept {
    constexpr auto largest = static_cast<unsigned long long>(-1);
    unsigned long long number = 0;
    const size_t first = at_;
    for (; peek() >= u8'0' && peek() <= u8'9'; ++at_) {
      const auto digit = static_cast<unsigned long long>(peek() - u8'0');
      if (number > (largest - digit) / 10) {
        at_ = first;
        return report(plural_flaw::number_too_large);
      }
      number = number * 10 + digit;
    }
    append(plural_op::number);
    for (; number > 0x7F; number >>= 7) append(static_cast<octet>(number | 0x80));
    append(static_cast<octet>(number));
  }

  U8LIT_ABI constexpr void read_operator() noexcept {
    const octet next = peek(), after = peek(1);
    if (next == u8')') {
      finish_operators(lowest);
      if (count_ == 0 || pending_[count_ - 1].level != open) return report(plural_flaw::unmatched);
      --count_;
      ++at_;
      return;
    }
    needs_operand_ = true;
    if (next == u8'?') {
      finish_operators(either);
      push(question, plural_op::jump, emit_jump(plural_op::jump_if_false));
      ++at_;
    } else if (next == u8':') {
      finish_operators(lowest);
      if (count_ == 0 || pending_[count_ - 1].level != question) return report(plural_flaw::unmatched);
      const size_t target = emit_jump(plural_op::jump);
      end_jump(pending_[--count_].target);
      push(otherwise, plural_op::jump, target);
      ++at_;
    } else if ((next == u8'|' || next == u8'&') && next == after) {
      const bool is_either = next == u8'|';
      finish_operators(is_either ? either : both);
      push(is_either ? either : both, plural_op::jump,
           emit_jump(is_either ? plural_op::jump_as_true : plural_op::jump_as_false));
      at_ += 2;
    } else {
      constexpr auto& symbols = u8"==!=<=>=< > + - * / % ";
      size_t index = 0;
      for (; index < sizeof symbols - 1; index += 2) {
        if (next == symbols[index] && (symbols[index + 1] == u8' ' || after == symbols[index + 1])) break;
      }
      if (index == sizeof symbols - 1) return report(plural_flaw::operator_missing);
      const auto op = static_cast<plural_op>(static_cast<size_t>(plural_op::equal) + index / 2);
      const precedence level = op < plural_op::at_most    ? same
                               : op < plural_op::add      ? order
                               : op < plural_op::multiply ? sum
                                                          : product;
      finish_operators(level);
      push(level, op);
      at_ += symbols[index + 1] == u8' ' ? 1 : 2;
    }
  }

  const char* text_;
  size_t size_;
  plural_rule& rule_;
  size_t at_ = 0;
  bool needs_operand_ = true;
  pending pending_[most_pending]{};
  size_t count_ = 0;
};

[[nodiscard]] U8LIT_ABI constexpr plural_rule compile_plural_rule(const char* text, size_t size) noexcept {
  plural_rule result;
  plural_compiler{text, size, result}.compile();
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
