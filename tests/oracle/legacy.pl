#!/usr/bin/env perl
# SPDX-License-Identifier: BSL-1.0
# Prints what Perl's lax utf8 says of RFC 2279: legacy.pl STRINGS NUMBERS, as legacy.py has it. Perl goes on where the
# RFC ends: its leads FE and FF begin numbers of more than 31 bits. It is given C0 for them, which begins nothing.
use strict;
use warnings;
no warnings qw(utf8 surrogate non_unicode nonchar portable);
use Encode ();

binmode STDOUT;
my ($strings, $numbers) = map { open my $file, '<:raw', $_ or die "$_: $!"; local $/; <$file> } @ARGV;

for my $number (unpack 'V*', $numbers) {
  my $octets = $number <= 0x7FFFFFFF ? chr $number : '';
  utf8::encode($octets);
  print pack 'C/a*', $octets;
}

my $utf8 = Encode::find_encoding('utf8');
for my $octets (unpack '(C/a)*', $strings) {
  $octets =~ tr/\xFE\xFF/\xC0\xC0/;
  my $size = length $octets;
  # Leaves in $octets what it has not decoded.
  my $text = $utf8->decode($octets, Encode::FB_QUIET);
  print pack 'CCV*', $octets eq '' ? 0xFF : $size - length $octets, length $text, unpack 'W*', $text;
}
