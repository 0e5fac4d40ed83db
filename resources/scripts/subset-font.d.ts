declare module 'subset-font' {
  /** Keeps the characters of a text, and sets variation axes to a value or limits them to a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Uint8Array>
}
