// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_STREAM_HPP
#define U8LIT_STREAM_HPP

// <u8lit/stream.hpp>: stream_decoder: conversion of text that arrives in chunks.
//
//   stream_decoder  converts chunks that may end inside a sequence
//   chunk           whether more chunks follow

// IWYU pragma: begin_exports
#include <u8lit/transcoding/stream.hpp>
// IWYU pragma: end_exports

#endif
