package org.nqueens.kernel.display;

import java.awt.image.RenderedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import javax.imageio.ImageIO;

/** Shows the JDK's pictures as PNG. */
final class ImageRenderer implements Renderer {

  @Override
  public Optional<MimeBundle> render(Object value) {
    // By name first: the picture classes take long to load, and few cells have a picture.
    if (!value.getClass().getName().endsWith("Image")
        || !(value instanceof RenderedImage picture)) {
      return Optional.empty();
    }
    String size = "picture, " + picture.getWidth() + " × " + picture.getHeight() + " pixels";
    return Optional.of(MimeBundle.text(size).with("image/png", png(picture)));
  }

  private static String png(RenderedImage picture) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(picture, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never: memory
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
