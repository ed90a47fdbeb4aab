package org.nqueens.kernel.link;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;

/** Where the kernel waits for its worker, as a text for the command line. */
final class Address {

  private static final String UNIX = "unix:";
  private static final String LOOPBACK = "loopback:";

  private Address() {}

  static String write(SocketAddress address) {
    if (address instanceof UnixDomainSocketAddress unix) {
      return UNIX + unix.getPath();
    }
    return LOOPBACK + ((InetSocketAddress) address).getPort();
  }

  static Link connect(String text) throws IOException {
    if (text.startsWith(UNIX)) {
      return new Link(
          SocketChannel.open(UnixDomainSocketAddress.of(text.substring(UNIX.length()))));
    }
    int port = Integer.parseInt(text.substring(LOOPBACK.length()));
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    return new Link(prompt(SocketChannel.open(address)));
  }

  /** Small frames must not wait for each other. */
  static SocketChannel prompt(SocketChannel channel) throws IOException {
    if (channel.supportedOptions().contains(StandardSocketOptions.TCP_NODELAY)) {
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    }
    return channel;
  }
}
