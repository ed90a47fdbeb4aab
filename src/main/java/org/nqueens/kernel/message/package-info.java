/**
 * The contents of the Jupyter protocol, version 5.4, as values: one file for each conversation.
 *
 * <p>A {@link org.nqueens.kernel.message.Message} is a routing prefix, a header, the header of the
 * message that caused it, and a {@link org.nqueens.kernel.message.Content}. What arrives is read
 * from a content by a {@code Request} record that fills in the defaults of the specification; what
 * leaves is a {@link org.nqueens.kernel.message.Body}, which knows its own message type. JSON is
 * nowhere seen here: objects are maps, arrays are lists; {@code kernel.wire} turns them into bytes.
 *
 * <p>May depend on: {@code kernel.display}.
 *
 * <pre>{@code
 * Execute.Request request = Execute.Request.of(message.content());
 * request.storeHistory();                          // true unless silent
 * new Execute.Result(3, MimeBundle.text("92"));    // a Body of type "execute_result"
 * new StreamText(StreamText.Name.STDOUT, "Q . . .\n");     // a Body of type "stream"
 * }</pre>
 *
 * <p>Why maps and not a JSON library with reflection: reading a class's fields costs 30 ms and more
 * when a kernel starts, and a record that reads its own fields says what their defaults are.
 *
 * <p>Source: the messaging specification of {@code jupyter_client}; each file names its section.
 */
package org.nqueens.kernel.message;
