/**
 * The library's own words in the languages of its sources: English, 中文, русский.
 *
 * <p>May depend on: the JDK.
 *
 * <pre>{@code
 * Words words = Words.of("русский");               // or "ru", "Russian"
 * words.say("board.square", 3, 0);                 // a text with its places filled
 * words.counted("node", 21);                       // 21 вершина: the plural form that fits
 * Message later = Message.of("board.square", 3, 0); // what to say, in whatever language
 * words.say(later);
 * Phrase.parse("It is <good>free</good>.").runs()  // three parts, the second one stands out
 * Words.english().language().code();               // en
 * }</pre>
 *
 * <p>Why so. Texts are resource bundles in UTF-8, one for each area: the key {@code board.square}
 * stands in {@code board.properties}, {@code board_ru.properties}, {@code board_zh.properties}.
 * Patterns are those of {@link java.text.MessageFormat}, which translators and their tools know; an
 * apostrophe is doubled, and {@code {0,number}} groups digits as the language does. {@code
 * <good>…</good>} sets words off: a {@link org.nqueens.words.Phrase} has them apart, and {@code
 * render} knows their colours. Texts that count have one key for each plural form, named as in the
 * CLDR ({@code .one}, {@code .few}, {@code .many}, {@code .other}): ICU4J would bring 14 MB for a
 * rule of three lines. The same bundles word the stepper's script, so a sentence is written once,
 * and an output carries its own language alone.
 *
 * <p>{@link org.nqueens.words.Words} is one immutable value that is handed to whoever speaks; the
 * façade keeps the reader's choice. The language of the machine plays no part. A text that a bundle
 * lacks is said in English; tests see to it that none is lacking. Prose of chapters, code, and
 * errors that stop a program stay English.
 */
package org.nqueens.words;
