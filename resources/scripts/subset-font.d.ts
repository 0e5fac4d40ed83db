declare module 'subset-font' {
  /** Keeps the glyphs for the characters of a text. Variation axes are fixed to a value or limited to a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
