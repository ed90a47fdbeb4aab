package org.nqueens.kernel.link;

/**
 * A compiled class.
 *
 * @param name its binary name, with dots
 * @param bytes the class file; not copied, not to be changed
 */
public record ClassFile(String name, byte[] bytes) {}
