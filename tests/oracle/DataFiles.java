// SPDX-License-Identifier: BSL-1.0
// Prints what java.util.Properties makes of texts: java DataFiles.java TEXTS, as data_files.py has it.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

class DataFiles {
  static void writeSize(ByteArrayOutputStream out, int size) {
    for (int shift = 0; shift < 32; shift += 8) out.write(size >> shift);
  }

  static byte[] encode(Object text) throws CharacterCodingException {
    ByteBuffer octets = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap((String) text));
    byte[] result = new byte[octets.remaining()];
    octets.get(result);
    return result;
  }

  // Also refuses unpaired surrogates in what a later property replaces.
  static class Checked extends Properties {
    @Override
    public synchronized Object put(Object key, Object value) {
      try {
        encode(key);
        encode(value);
      } catch (CharacterCodingException fault) {
        throw new IllegalArgumentException(fault);
      }
      return super.put(key, value);
    }
  }

  static byte[] read(String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Properties properties = new Checked();
      properties.load(new StringReader(text));
      writeSize(out, 2 * properties.size());
      for (Map.Entry<Object, Object> each : properties.entrySet()) {
        for (byte[] octets : new byte[][] {encode(each.getKey()), encode(each.getValue())}) {
          writeSize(out, octets.length);
          out.write(octets);
        }
      }
    } catch (IllegalArgumentException | CharacterCodingException refused) {
      out.reset();
      writeSize(out, -1);
    }
    return out.toByteArray();
  }

  public static void main(String[] arguments) throws IOException {
    ByteBuffer texts = ByteBuffer.wrap(Files.readAllBytes(Path.of(arguments[0]))).order(ByteOrder.LITTLE_ENDIAN);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    while (texts.hasRemaining()) {
      byte[] text = new byte[texts.getInt()];
      texts.get(text);
      out.write('p');
      writeSize(out, text.length);
      out.write(text);
      out.write(read(new String(text, StandardCharsets.UTF_8)));
    }
    System.out.write(out.toByteArray());
    System.out.flush();
  }
}
