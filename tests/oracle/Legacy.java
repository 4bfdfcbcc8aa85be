// SPDX-License-Identifier: BSL-1.0
// Prints what Java says of CESU-8 and of modified UTF-8: java Legacy.java STRINGS NUMBERS, as legacy.py has it.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class Legacy {
  static final int WELL_FORMED = 0xFF;

  interface Form {
    // The octets of a code point, none if it has none.
    byte[] encode(int number) throws IOException;
    // The UTF-16 of the longest well-formed beginning, and its size in octets.
    Beginning decode(byte[] octets) throws IOException;
  }

  static class Beginning {
    final String text;
    final int size;

    Beginning(String text, int size) {
      this.text = text;
      this.size = size;
    }
  }

  // Java decodes and encodes lone surrogates, too; they are looked for apart.
  static int firstLoneSurrogate(String text) {
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int number = text.codePointAt(at);
      if (number >= 0xD800 && number <= 0xDFFF) return at;
    }
    return text.length();
  }

  static class Cesu8 implements Form {
    final Charset charset = Charset.forName("CESU-8");

    public byte[] encode(int number) throws IOException {
      try {
        ByteBuffer made = charset.newEncoder().encode(CharBuffer.wrap(Character.toString(number)));
        return Arrays.copyOf(made.array(), made.limit());
      } catch (CharacterCodingException none) {
        return new byte[0];
      }
    }

    public Beginning decode(byte[] octets) {
      CharBuffer out = CharBuffer.allocate(octets.length);
      ByteBuffer in = ByteBuffer.wrap(octets);
      CoderResult result = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT).decode(in, out, true);
      String text = out.flip().toString();
      int right = firstLoneSurrogate(text);
      if (right == text.length()) return new Beginning(text, result.isError() ? in.position() : octets.length);
      int size = 0;
      for (char unit : text.substring(0, right).toCharArray()) size += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
      return new Beginning(text.substring(0, right), size);
    }
  }

  static class ModifiedUtf8 implements Form {
    static final int SIZE = 2;  // of the length that writeUTF writes first

    static byte[] write(String text) throws IOException {
      ByteArrayOutputStream made = new ByteArrayOutputStream();
      new DataOutputStream(made).writeUTF(text);
      byte[] octets = made.toByteArray();
      return Arrays.copyOfRange(octets, SIZE, octets.length);
    }

    static String read(byte[] octets) throws IOException {
      byte[] input = new byte[SIZE + octets.length];
      input[0] = (byte) (octets.length >> 8);
      input[1] = (byte) octets.length;
      System.arraycopy(octets, 0, input, SIZE, octets.length);
      return new DataInputStream(new ByteArrayInputStream(input)).readUTF();
    }

    public byte[] encode(int number) throws IOException {
      return number >= 0xD800 && number <= 0xDFFF ? new byte[0] : write(Character.toString(number));
    }

    // readUTF is lax. What it reads is well-formed if writeUTF makes the same of it, and it has no lone surrogates.
    public Beginning decode(byte[] octets) throws IOException {
      for (int size = octets.length; size > 0; --size) {
        byte[] beginning = Arrays.copyOf(octets, size);
        try {
          String text = read(beginning);
          if (firstLoneSurrogate(text) == text.length() && Arrays.equals(write(text), beginning))
            return new Beginning(text, size);
        } catch (UTFDataFormatException ill_formed) {
          continue;
        }
      }
      return new Beginning("", 0);
    }
  }

  public static void main(String[] paths) throws IOException {
    byte[] strings = Files.readAllBytes(Path.of(paths[0]));
    ByteBuffer numbers = ByteBuffer.wrap(Files.readAllBytes(Path.of(paths[1]))).order(ByteOrder.LITTLE_ENDIAN);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Form form : new Form[] {new Cesu8(), new ModifiedUtf8()}) {
      for (int at = 0; at < numbers.capacity(); at += 4) {
        int number = numbers.getInt(at);
        byte[] octets = Character.isValidCodePoint(number) ? form.encode(number) : new byte[0];
        out.write(octets.length);
        out.writeBytes(octets);
      }
      for (int at = 0; at < strings.length; at += 1 + strings[at]) {
        byte[] octets = Arrays.copyOfRange(strings, at + 1, at + 1 + strings[at]);
        Beginning right = form.decode(octets);
        int[] values = right.text.codePoints().toArray();
        ByteBuffer said = ByteBuffer.allocate(2 + 4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        said.put((byte) (right.size == octets.length ? WELL_FORMED : right.size)).put((byte) values.length);
        for (int value : values) said.putInt(value);
        out.write(said.array());
      }
    }
    System.out.write(out.toByteArray());
    System.out.flush();
  }
}
