// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_ATTRIBUTES_HPP
#define U8LIT_BASE_ATTRIBUTES_HPP

// Attributes and similar language features that not every compiler supports.

// g++ prints no expansions of macros that a system header defines. They would follow many messages.
#pragma GCC system_header

// U8LIT_LIFETIMEBOUND follows a parameter, or a member function's parameter list and specifiers: the result refers to
// that argument, or to the object. The compiler warns if the result outlives a temporary.
#if __has_cpp_attribute(clang::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define U8LIT_LIFETIMEBOUND
#endif

// U8LIT_MUST_BE_EVALUATED("message") precedes a consteval constructor. A call of it that a compiler leaves in the
// program is an error with this message (compiler.hpp: unevaluated conversions, lost constructors).
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
#define U8LIT_MUST_BE_EVALUATED(message) __attribute__((__noinline__, __error__(message)))
#else
#define U8LIT_MUST_BE_EVALUATED(message)
#endif

// U8LIT_DELETED("reason") ends the declaration of a deleted function. Compilers that support reasons (C++26; clang 19
// and g++ 15 or later in every mode) print it. The others print the declaration, so its return type has a name that
// says the same.
#if (defined(__clang__) && __clang_major__ >= 19) || (!defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 15) || \
    (defined(__cpp_deleted_function) && __cplusplus > 202302L)
#define U8LIT_DELETED(reason) = delete(reason)
#else
#define U8LIT_DELETED(reason) = delete
#endif

// U8LIT_REFUSED("reason") is U8LIT_DELETED for functions other than constructors and conversions. For a call of a
// deleted function clang lists every candidate, and it reports a deleted operator() twice. So for clang the function is
// only declared, and each call of it is an error that begins with the reason. In a constraint such a call is invalid,
// as that of a deleted function is.
// U8LIT_UNSIZED_DELETED does this for text of unknown length (`detail::unsized`), where U8LIT_UNSIZED (below) would be
// ambiguous or add too much to includes (literals.hpp: 1 % with g++ 12).
// Neither macro uses the other: clang prints three more lines for each nested macro.
#define U8LIT_UNSIZED_REASON "u8lit: how long is this text? Pass a view: std::string_view{pointer, length}"
#if defined(__clang__) && !defined(__EDG__)
#define U8LIT_REFUSED(reason) __attribute__((diagnose_if(true, reason, "error")))
#define U8LIT_UNSIZED_DELETED __attribute__((diagnose_if(true, U8LIT_UNSIZED_REASON, "error")))
#else
#define U8LIT_REFUSED U8LIT_DELETED
#define U8LIT_UNSIZED_DELETED U8LIT_DELETED(U8LIT_UNSIZED_REASON)
#endif

// For g++, a refused function is only declared, and has a parameter of a class with a deleted destructor, so each call
// is an error. For a deleted function with overloads g++ 14 and later print three more lines, and all versions print
// the template arguments. In a constraint both are invalid. The function ends in U8LIT_ELSE_DELETED("reason") or
// U8LIT_ELSE_REFUSED("reason"), for other compilers. In u8lit::detail,
//   U8LIT_REFUSAL_CLASS(name, "reason")         makes the class
//   U8LIT_REFUSAL(name)                         is the parameter, after the others of a function template
//   U8LIT_REFUSAL_ALONE(name)                   is the parameter of a function that has no others
//   U8LIT_REFUSAL_OF_MORE(name)                 precedes `...` or a pack, and accepts the arguments that users pass
//                                               there. Overload resolution prefers any accepted function, because
//                                               this conversion is user-defined.
//                                               U8LIT_REFUSAL_MEMBERS(name, "reason") are the members of its class
//   U8LIT_REFUSED_RESULT(name)                  is the return type of a literal operator, which cannot have such a
//                                               parameter
//   U8LIT_OPERAND_CLASS(class, name, "reason")  makes a class that is a parameter for all compilers: the right operand
//                                               of a refused operator. A concept can replace `class`
// Each class adds 0.1 % to including text.hpp (g++ 12). The first parameter that U8LIT_REFUSAL adds is a reference to a
// function, which {} cannot initialize: otherwise f({string, {}}) would be ambiguous between an f of text_view and an f
// of std::pair.
// U8LIT_NO_LENGTH and U8LIT_NO_LENGTH_OF_MORE are these parameters for text of unknown length (`detail::unsized`).
// U8LIT_UNSIZED ends such a function.
#if !defined(__clang__) && defined(__GNUC__) && !defined(__EDG__) && !defined(__NVCC__)
#define U8LIT_REFUSAL_MEMBERS(name, reason) \
  name() noexcept = default;                \
  template <class Other>                    \
  name(const Other&) noexcept;              \
  ~name() U8LIT_DELETED(reason);
#define U8LIT_REFUSAL_CLASS(name, reason) \
  struct name {                           \
    ~name() U8LIT_DELETED(reason);        \
  };
#define U8LIT_OPERAND_CLASS(constraint, name, reason) \
  struct name {                                       \
    template <constraint Other>                       \
    name(const Other&) noexcept;                      \
    ~name() U8LIT_DELETED(reason);                    \
  };
#define U8LIT_REFUSAL(name) , void (&)() noexcept = detail::compiler::stop, detail::name = {}
#define U8LIT_REFUSAL_ALONE(name) detail::name = {}
#define U8LIT_REFUSAL_OF_MORE(name) \
  , detail::name = {}, detail::compiler::any_argument = {}, detail::compiler::any_argument = {}
#define U8LIT_REFUSED_RESULT(name) detail::name
#define U8LIT_ELSE_DELETED(reason)
#define U8LIT_ELSE_REFUSED(reason)
#define U8LIT_NO_LENGTH U8LIT_REFUSAL(pass_a_view_of_the_pointer_and_length)
#define U8LIT_NO_LENGTH_OF_MORE U8LIT_REFUSAL_OF_MORE(pass_a_view_of_the_pointer_and_length)
#define U8LIT_UNSIZED
#else
#define U8LIT_REFUSAL_MEMBERS(name, reason)
#define U8LIT_REFUSAL_CLASS(name, reason) struct name;
#define U8LIT_OPERAND_CLASS(constraint, name, reason) \
  struct name {                                       \
    template <constraint Other>                       \
    name(const Other&) noexcept;                      \
  };
#define U8LIT_REFUSAL(name)
#define U8LIT_REFUSAL_ALONE(name)
#define U8LIT_REFUSAL_OF_MORE(name)
#define U8LIT_REFUSED_RESULT(name) detail::name&
#define U8LIT_ELSE_DELETED U8LIT_DELETED
#define U8LIT_NO_LENGTH
#define U8LIT_NO_LENGTH_OF_MORE
#if defined(__clang__) && !defined(__EDG__)
#define U8LIT_ELSE_REFUSED(reason) __attribute__((diagnose_if(true, reason, "error")))
#define U8LIT_UNSIZED __attribute__((diagnose_if(true, U8LIT_UNSIZED_REASON, "error")))
#else
#define U8LIT_ELSE_REFUSED U8LIT_DELETED
#define U8LIT_UNSIZED U8LIT_DELETED(U8LIT_UNSIZED_REASON)
#endif
#endif

// U8LIT_CLANG_ATTRIBUTES_BEGIN and _END enclose declarations with attributes that only clang has, outside classes or
// inside. From clang 16 on, begin.hpp disables the warning (-Wgcc-compat) for whole headers.
#if defined(__clang__) && __clang_major__ < 16
#define U8LIT_CLANG_ATTRIBUTES_BEGIN \
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wgcc-compat\"")
#define U8LIT_CLANG_ATTRIBUTES_END _Pragma("clang diagnostic pop")
#else
#define U8LIT_CLANG_ATTRIBUTES_BEGIN
#define U8LIT_CLANG_ATTRIBUTES_END
#endif

// U8LIT_FALSE_WARNINGS_BEGIN and _END enclose loops and reads that g++ -O3 inlines where text is short and constant. It
// then warns of accesses that a comparison with the size excludes (g++ 12 to 16).
#if defined(__GNUC__) && !defined(__clang__)
#define U8LIT_FALSE_WARNINGS_BEGIN                                                               \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Warray-bounds\"")            \
      _Pragma("GCC diagnostic ignored \"-Wmaybe-uninitialized\"")                                \
          _Pragma("GCC diagnostic ignored \"-Wstringop-overflow\"")
#define U8LIT_FALSE_WARNINGS_END _Pragma("GCC diagnostic pop")
#else
#define U8LIT_FALSE_WARNINGS_BEGIN
#define U8LIT_FALSE_WARNINGS_END
#endif

// U8LIT_ERROR_AT_CALL(sentence) prints a sentence, an object with data() and size(), as an error, and evaluation goes
// on. It stands in a consteval function, and the error is at the line of its call. For g++ 16 and later:
//     wrong.cpp:4:19: error: constexpr message: ill-formed UTF-8: byte 4 (C0) can only begin ... [u8lit]
// It is an error even in a context where substitution failure is not, so constructors of template arguments do not use
// it. Other compilers have nothing like it.
// U8LIT_CONSTEXPR_ERROR(2, "u8lit", sentence) does the same in other functions; the error is at its own line. It is a
// name without parameters, because g++ prints three more lines for a macro with parameters there, and for each function
// between the consteval one and this call.
// U8LIT_RECOVERED(diagnosis, number) is the diagnosis with which evaluation goes on. With g++ 16, which has printed the
// error, its `report` returns the number as if nothing were wrong, which avoids a second error. For other compilers it
// is the diagnosis itself, and its `report` is the error.
#if !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 16
#ifdef __has_builtin
#if __has_builtin(__builtin_constexpr_diag)
#define U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN
#endif
#endif
#endif
#ifdef U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN
#define U8LIT_CONSTEXPR_ERROR __builtin_constexpr_diag
#define U8LIT_RECOVERED(diagnosis, number) detail::recover(diagnosis, number)
#else
#define U8LIT_CONSTEXPR_ERROR(...) static_cast<void>(0)
#define U8LIT_RECOVERED(diagnosis, number) diagnosis
#endif
#define U8LIT_ERROR_AT_CALL(sentence) U8LIT_CONSTEXPR_ERROR(18, "u8lit", sentence)  // 2: error, 16: at the call

// If a user defines U8LIT_WARN_SUSPICIOUS, compilers warn of literals that are well-formed and almost certainly wrong.
// U8LIT_WARNS is defined if this compiler can (diagnosis/suspicion_warning.hpp). It adds overloads for suspicious
// literals, which return what the others return, and otherwise changes consteval functions only. So files with and
// without it can be linked.
// U8LIT_WARN_IF_SUSPICIOUS(units, count) stands in consteval functions that users call. g++ 16 prints the sentence as a
// warning (1) at the line of the call (+ 16), so it does that for system headers, too.
// U8LIT_HAS_WARNING_OVERLOADS: for clang, suspicious literals select overloads.
#ifdef U8LIT_WARN_SUSPICIOUS
#ifdef U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN
#define U8LIT_WARNS
#define U8LIT_WARN_IF_SUSPICIOUS(units, count)                                                   \
  if (const detail::sentence words = detail::suspicion_sentence(units, count); words.size() > 0) \
    __builtin_constexpr_diag(17, "u8lit", words);
#elif defined(__clang__)
#define U8LIT_WARNS
#define U8LIT_HAS_WARNING_OVERLOADS
#endif
#endif
#ifndef U8LIT_WARN_IF_SUSPICIOUS
#define U8LIT_WARN_IF_SUSPICIOUS(units, count)
#endif

// U8LIT_COMPUTES_SENTENCES: the message of an assertion can be computed, in every mode since g++ 14. The assertion that
// refuses ill-formed literals as template arguments has one (text/literal_argument.hpp). Sentences are in ASCII.
#if !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 14 && !defined(__EDG__) && !defined(__NVCC__) && 'A' == 0x41
#define U8LIT_COMPUTES_SENTENCES
#endif

// For literal operators with attributes by which clang refuses literals (compiler.hpp: sentences of clang):
//   U8LIT_IMMEDIATE          begins the declaration of the operator
//   U8LIT_IMMEDIATE_TWIN     begins the declaration of its twin for well-formed literals
//   U8LIT_LITERAL(units)     ends both: they are called with constants only, and their address cannot be taken, because
//                            a call through a pointer evaluates no attribute
//   U8LIT_TAKES_LITERALS     ends the overload for arguments that are not constants, which is always an error
//   U8LIT_REFUSES_LITERALS   precedes the attributes; U8LIT_NOT_EVALUATED is the message of the last one
//   U8LIT_RECOVERED_LITERAL  is U8LIT_RECOVERED for these operators; g++ 16 goes on with an empty text, so nothing that
//                            reads it fails, too
// For constructors from arrays (compiler.hpp: arrays as arguments):
//   U8LIT_IMMEDIATE_CONVERSION  begins those for arrays that are accepted
//   U8LIT_SIZED                 follows a pointer to the first element of an array: callers pass the size as well, and
//                               __builtin_object_size returns it
#ifdef __clang__
#define U8LIT_IMMEDIATE constexpr  // if they were consteval, clang would evaluate them again for default arguments
#define U8LIT_LITERAL(units) __attribute__((enable_if(units, "its arguments must be constants")))
#define U8LIT_NOT_EVALUATED \
  "u8lit: not a literal, or a large one that is ill-formed or exceeds the limit of clang, -fconstexpr-steps"
#define U8LIT_TAKES_LITERALS \
  __attribute__((diagnose_if(true, "u8lit: this is for literals: check other text by text_view::checked", "error")))
#define U8LIT_REFUSES_LITERALS U8LIT_MUST_BE_EVALUATED("ill-formed text in a literal (RFC 3629)")
#define U8LIT_SIZED __attribute__((pass_object_size(1)))
#if __clang_major__ < 17
#define U8LIT_IMMEDIATE_CONVERSION U8LIT_ABI constexpr  // compiler.hpp: unevaluated conversions
#else
#define U8LIT_IMMEDIATE_CONVERSION consteval
#endif
#if __clang_major__ < 16
#define U8LIT_IMMEDIATE_TWIN constexpr  // compiler.hpp: unevaluated literals
#define U8LIT_RECOVERED_LITERAL U8LIT_RECOVERED
#else
#define U8LIT_IMMEDIATE_TWIN consteval
#define U8LIT_RECOVERED_LITERAL(diagnosis, number) detail::recover(number)
#endif
#else
#define U8LIT_IMMEDIATE consteval
#define U8LIT_LITERAL(units)
#define U8LIT_RECOVERED_LITERAL(diagnosis, number) U8LIT_RECOVERED(diagnosis, 0)
#endif

#endif
