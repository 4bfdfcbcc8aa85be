# SPDX-License-Identifier: BSL-1.0
# Markdown for Doxygen, for `sed -E`. It knows no language that is named c++, and takes `U'x'` for a quotation that ends
# at the second mark: code with such a mark gets two backquotes.
s/^```c\+\+.*/```cpp/
s/`([^`]*)`/\x01\1\x02/g
s/\x01([^\x02]*'[^\x02]*)\x02/``\1``/g
s/[\x01\x02]/`/g
