package org.nqueens.kernel.wire;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.kernel.message.Json;

/**
 * JSON to maps, lists, texts, numbers, booleans and {@code null}, and back. Strict, UTF-8, and no
 * deeper than Gson's nesting limit of 255.
 */
public final class JsonText {

  private JsonText() {}

  /**
   * Reads a JSON value.
   *
   * @param utf8 its text
   * @return the value; whole numbers as {@link Long}, others as {@link Double}
   * @throws IOException if that is no JSON, or no UTF-8
   */
  public static Object read(byte[] utf8) throws IOException {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    return read(new InputStreamReader(new ByteArrayInputStream(utf8), decoder));
  }

  /**
   * Writes a JSON value, without spaces.
   *
   * @param value a value as {@link #read} gives it, or one that holds {@link Json}
   * @return its text in UTF-8
   */
  public static byte[] write(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    try (Writer text = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
        JsonWriter json = new JsonWriter(text)) {
      json.setHtmlSafe(false);
      json.setSerializeNulls(true);
      write(json, value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static Object read(Reader text) throws IOException {
    try (JsonReader json = new JsonReader(text)) {
      json.setStrictness(Strictness.STRICT);
      Object value = read(json);
      if (json.peek() != JsonToken.END_DOCUMENT) {
        throw new MalformedJsonException("more than one JSON value");
      }
      return value;
    } catch (IllegalStateException | NumberFormatException e) {
      throw new MalformedJsonException(e);
    }
  }

  private static Object read(JsonReader json) throws IOException {
    return switch (json.peek()) {
      case BEGIN_OBJECT -> object(json);
      case BEGIN_ARRAY -> array(json);
      case STRING -> json.nextString();
      case NUMBER -> number(json.nextString());
      case BOOLEAN -> json.nextBoolean();
      case NULL -> {
        json.nextNull();
        yield null;
      }
      default -> throw new MalformedJsonException("unexpected " + json.peek());
    };
  }

  private static Map<String, Object> object(JsonReader json) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    json.beginObject();
    while (json.hasNext()) {
      fields.put(json.nextName(), read(json));
    }
    json.endObject();
    return fields;
  }

  private static List<Object> array(JsonReader json) throws IOException {
    List<Object> elements = new ArrayList<>();
    json.beginArray();
    while (json.hasNext()) {
      elements.add(read(json));
    }
    json.endArray();
    return elements;
  }

  private static Number number(String digits) {
    try {
      return Long.valueOf(digits);
    } catch (NumberFormatException e) {
      return Double.valueOf(digits);
    }
  }

  private static void write(JsonWriter json, Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.beginObject();
      for (Map.Entry<?, ?> field : map.entrySet()) {
        json.name(String.valueOf(field.getKey()));
        write(json, field.getValue());
      }
      json.endObject();
    } else if (value instanceof List<?> list) {
      json.beginArray();
      for (Object element : list) {
        write(json, element);
      }
      json.endArray();
    } else {
      writeLeaf(json, value);
    }
  }

  private static void writeLeaf(JsonWriter json, Object value) throws IOException {
    if (value instanceof Boolean flag) {
      json.value(flag);
    } else if (value instanceof Number number) {
      json.value(number);
    } else if (value instanceof Json raw) {
      write(json, parsed(raw));
    } else if (value == null) {
      json.nullValue();
    } else {
      json.value(value.toString());
    }
  }

  /** A cell may call anything JSON: what is none must not spoil the message around it. */
  private static Object parsed(Json raw) {
    try {
      return read(new StringReader(raw.text()));
    } catch (IOException e) {
      return raw.text();
    }
  }
}
