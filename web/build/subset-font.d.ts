declare module 'subset-font' {
  /** The WOFF2 (or other) file with the characters of `text` alone, and the axes narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
