/** Colours are defined in OKLCH, so that the tones of a palette stay equally far apart. */

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

/** Light, base and dark tone of a colour, for shapes lit from above. */
export type Ramp = readonly [light: string, base: string, dark: string]

const fits = (value: number): boolean => value > -0.002 && value < 1.002

function linearRgb(L: number, C: number, H: number): readonly number[] {
  const a = Math.cos((H * Math.PI) / 180)
  const b = Math.sin((H * Math.PI) / 180)
  const l = (L + 0.3963377774 * a * C + 0.2158037573 * b * C) ** 3
  const m = (L - 0.1055613458 * a * C - 0.0638541728 * b * C) ** 3
  const s = (L - 0.0894841775 * a * C - 1.291485548 * b * C) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexPair(linear: number): string {
  const x = Math.min(1, Math.max(0, linear))
  const y = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055
  return Math.round(y * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Converts OKLCH to #rrggbb. Reduces the chroma until the colour fits sRGB. */
export function oklch(L: number, C: number, H: number): string {
  let chroma = C
  let rgb = linearRgb(L, Math.max(chroma, 0), H)
  while (chroma > 0 && !rgb.every(fits)) {
    chroma -= 0.01
    rgb = linearRgb(L, Math.max(chroma, 0), H)
  }
  return `#${rgb.map(hexPair).join('')}`
}

/** Rounds #rrggbb to #rgb, which is enough for small flat shapes and saves bytes. */
export const short = (hex: string): string =>
  `#${[1, 3, 5].map((i) => Math.round(Number.parseInt(hex.slice(i, i + 2), 16) / 17).toString(16)).join('')}`

/**
 * Yellows shift towards orange in the shade and towards lemon in the light. Other hues shift only slightly in the
 * shade.
 */
export const ramp = ([L, C, H]: Lch): Ramp => [
  short(oklch(Math.min(0.95, L + 0.14), C * 0.72, H + (H > 20 && H < 100 ? 12 : 0))),
  short(oklch(L, C, H)),
  short(oklch(Math.max(0.2, L - 0.24), C * 0.95, H - (H > 40 && H < 110 ? 22 : 8))),
]
