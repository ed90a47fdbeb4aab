package org.nqueens.words;

import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;

/** All that the library says, in one language. Immutable; handed to whoever speaks. */
public final class Words {

  private static final Words ENGLISH = in(Language.ENGLISH);

  private final Language language;
  private final UnaryOperator<String> retelling;

  private Words(Language language, UnaryOperator<String> retelling) {
    this.language = language;
    this.retelling = retelling;
  }

  /**
   * The words of the chapters' own language.
   *
   * @return English
   */
  public static Words english() {
    return ENGLISH;
  }

  /**
   * The words of a language.
   *
   * @param language the language
   * @return its words
   */
  public static Words in(Language language) {
    return new Words(language, UnaryOperator.identity());
  }

  /**
   * The words of a language by its name.
   *
   * @param name such as {@code русский}, {@code Russian} or {@code ru}
   * @return its words
   * @throws IllegalArgumentException if the library does not speak it; the message names those it
   *     does
   */
  public static Words of(String name) {
    return in(Language.of(name));
  }

  /**
   * The same words with every pattern changed, to see where they go.
   *
   * @param change what becomes of a pattern
   * @return other words of the same language
   */
  public Words retold(UnaryOperator<String> change) {
    return new Words(language, text -> change.apply(retelling.apply(text)));
  }

  /**
   * The language.
   *
   * @return which one it is
   */
  public Language language() {
    return language;
  }

  /**
   * Whether these are the words that the library always had.
   *
   * @return true for English
   */
  public boolean isEnglish() {
    return language == Language.ENGLISH;
  }

  /**
   * A text with its places filled.
   *
   * @param key the text's name; what is before its first dot names the bundle
   * @param arguments what goes into its places: messages are said, numbers written without grouping
   *     unless the pattern asks for it
   * @return the text
   * @throws java.util.MissingResourceException if there is no such text
   */
  public String say(String key, Object... arguments) {
    MessageFormat pattern = new MessageFormat(pattern(key), language.locale());
    Format[] formats = pattern.getFormatsByArgumentIndex();
    Object[] filled = new Object[arguments.length];
    for (int i = 0; i < filled.length; i++) {
      boolean asIs = i < formats.length && formats[i] != null;
      filled[i] = asIs ? arguments[i] : text(arguments[i]);
    }
    return pattern.format(filled);
  }

  /**
   * A message in this language.
   *
   * @param message what is to be said
   * @return the text
   */
  public String say(Message message) {
    Object[] arguments = message.arguments().toArray();
    return message.isCounted()
        ? say(message.key() + "." + language.form((Long) arguments[0]), arguments)
        : say(message.key(), arguments);
  }

  /**
   * A number and what is counted.
   *
   * @param noun one of those in the bundle {@code count}, such as {@code node}
   * @param count how many
   * @return such as {@code 2,057 nodes}
   */
  public String counted(String noun, long count) {
    return say(Message.counted("count." + noun, count));
  }

  /**
   * A number with its digits grouped.
   *
   * @param number any number
   * @return such as {@code 2,057}
   */
  public String number(long number) {
    return say("count.number", number);
  }

  /**
   * Digits as the language sets them.
   *
   * @param english such as {@code 1,234.5}
   * @return the same with the language's own signs between
   */
  public String digits(String english) {
    DecimalFormatSymbols signs = DecimalFormatSymbols.getInstance(language.locale());
    return english
        .replace(',', '\u0001')
        .replace('.', signs.getDecimalSeparator())
        .replace('\u0001', signs.getGroupingSeparator());
  }

  private String text(Object argument) {
    return argument instanceof Message message ? say(message) : Objects.toString(argument);
  }

  private String pattern(String key) {
    String bundle = Words.class.getPackageName() + "." + key.substring(0, key.indexOf('.'));
    return retelling.apply(
        ResourceBundle.getBundle(
                bundle,
                language.locale(),
                Words.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(
                    ResourceBundle.Control.FORMAT_PROPERTIES))
            .getString(key));
  }

  @Override
  public String toString() {
    return language.title();
  }
}
