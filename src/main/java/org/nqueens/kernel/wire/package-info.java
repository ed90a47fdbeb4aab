/**
 * Messages as bytes: frames, signatures, JSON, and the connection file.
 *
 * <p>A message on the wire is a list of frames: routing identities, the delimiter {@code
 * <IDS|MSG>}, a signature, then header, parent header, metadata and content as JSON, then raw
 * buffers. {@link org.nqueens.kernel.wire.Codec} reads such a list, insisting on the signature, and
 * writes one. Whatever is wrong with arriving bytes, the answer is one checked {@link
 * org.nqueens.kernel.wire.MalformedMessage} and nothing else, so that the thread which reads can
 * log it and go on.
 *
 * <p>May depend on: {@code kernel.message}; Gson, of which only the streaming reader and writer are
 * used: its reflection would cost 30 ms at each start of a kernel.
 *
 * <pre>{@code
 * Connection connection = Connection.read(Path.of("kernel-1234.json"));
 * Codec codec = new Codec(connection.signature());
 * Message request = codec.decode(frames);
 * List<byte[]> reply = codec.encode(new Message(request.route(), header, request.header(), content));
 * }</pre>
 *
 * <p>Source: "The Wire Protocol" of the messaging specification; RFC 2104 for HMAC.
 */
package org.nqueens.kernel.wire;
