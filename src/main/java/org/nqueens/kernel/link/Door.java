package org.nqueens.kernel.link;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Where the kernel lets its worker in, and nobody else: the first that connects and says the token.
 */
public final class Door implements Closeable {

  private static final int GREETING = 1 << 10; // bytes; the token and what frames it are fewer

  private final ServerSocketChannel server;
  private final Optional<Path> folder; // private; holds the socket
  private final String token;

  private Door(ServerSocketChannel server, Optional<Path> folder) {
    this.server = server;
    this.folder = folder;
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    this.token = HexFormat.of().formatHex(random);
  }

  /**
   * A new door: a Unix-domain socket in a private folder, or a loopback socket where that cannot
   * be.
   *
   * @return the door
   * @throws IOException if there are no sockets at all
   */
  public static Door open() throws IOException {
    try {
      return unix();
    } catch (IOException | UnsupportedOperationException e) {
      return loopback();
    }
  }

  static Door unix() throws IOException {
    Path folder = Remains.newFolder();
    try {
      ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      server.bind(UnixDomainSocketAddress.of(Remains.socket(folder)), 1);
      return new Door(server, Optional.of(folder));
    } catch (IOException | UnsupportedOperationException e) {
      Remains.remove(folder);
      throw e;
    }
  }

  static Door loopback() throws IOException {
    ServerSocketChannel server = ServerSocketChannel.open();
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    return new Door(server, Optional.empty());
  }

  /**
   * What {@link #knock} needs.
   *
   * @return the address, fit for a command line
   * @throws IOException if the door is closed
   */
  public String address() throws IOException {
    return Address.write(server.getLocalAddress());
  }

  /**
   * The word that lets the worker in.
   *
   * @return 32 hexadecimal digits; not for a command line
   */
  public String token() {
    return token;
  }

  /**
   * Waits for the worker.
   *
   * @return the link to it
   * @throws IOException if the door is closed meanwhile
   */
  public Link accept() throws IOException {
    if (folder.isEmpty()) {
      return new Visitors(server, this::saysTheToken).admit(); // strangers can come, and be silent
    }
    while (true) {
      Link link = new Link(server.accept());
      if (saysTheToken(link)) {
        return link;
      }
      link.close();
    }
  }

  private boolean saysTheToken(Link link) {
    try {
      return ReportCodec.read(link.receive(GREETING)) instanceof Report.Ready ready
          && MessageDigest.isEqual(ready.token().getBytes(), token.getBytes());
    } catch (IOException | RuntimeException e) {
      return false; // not our worker
    }
  }

  /**
   * Connects to a door.
   *
   * @param address what {@link #address} gave
   * @param token what {@link #token} gave
   * @return the link to the kernel
   * @throws IOException if nobody answers
   */
  public static Link knock(String address, String token) throws IOException {
    Link link = Address.connect(address);
    link.send(ReportCodec.write(new Report.Ready(token)));
    return link;
  }

  /**
   * Lets nobody in any more; links that are open stay open. What other kernels left when they were
   * killed at their door goes with it.
   */
  @Override
  public void close() throws IOException {
    server.close();
    if (folder.isPresent()) {
      Remains.remove(folder.get());
      Remains.sweepBeside(folder.get(), Instant.now());
    }
  }
}
