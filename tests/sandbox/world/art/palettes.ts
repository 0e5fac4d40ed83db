import { type Lch, oklch, type Ramp, ramp, short } from './colour.ts'
import { naturalColours, paletteTable } from './data/palette-table.ts'

/** The colours of a drawing, as hex. */
export interface Palette {
  readonly name: string
  /** Whether its background is light. */
  readonly bright: boolean
  readonly sky: string
  readonly ground: string
  readonly deep: string
  readonly glow: string
  readonly main: Ramp
  readonly accent: Ramp
  readonly pop: string
  readonly pale: string
  readonly ink: string
  readonly shade: string
  /** Gradient of the lettering, top to bottom. Always light enough for the ink outline. */
  readonly letters: readonly [top: string, bottom: string]
  readonly tinted: readonly [top: string, bottom: string]
  readonly lch: { readonly main: Lch; readonly accent: Lch; readonly pop: Lch }
}

export const palettes: readonly Palette[] = paletteTable.map(
  ([name, top, bottom, glow, main, accent, pop]) => ({
    name,
    bright: (top[0] + bottom[0]) / 2 > 0.7,
    sky: oklch(...top),
    ground: oklch(...bottom),
    deep: oklch(Math.max(0.14, bottom[0] * 0.5), bottom[1] * 0.8, bottom[2]),
    glow: oklch(...glow),
    main: ramp(main),
    accent: ramp(accent),
    pop: short(oklch(...pop)),
    pale: short(oklch(0.97, 0.02, accent[2])),
    ink: short(oklch(0.17, 0.045, bottom[2])),
    shade: oklch(Math.max(0.2, Math.min(0.3, bottom[0] * 0.6)), Math.min(0.11, bottom[1] * 0.9), bottom[2]),
    letters: [
      short(oklch(0.96, 0.06, accent[2])),
      short(
        oklch(
          Math.max(0.83, accent[0]),
          Math.min(0.16, accent[1]),
          accent[2] < 60 ? accent[2] + 20 : accent[2],
        ),
      ),
    ],
    tinted: [
      short(oklch(0.97, 0.03, main[2])),
      short(oklch(Math.max(0.8, main[0]), Math.min(0.13, main[1]), main[2])),
    ],
    lch: { main, accent, pop },
  }),
)

/** The palette with this name, or the first one if there is none. */
export function paletteNamed(name: string): Palette {
  const palette = palettes.find((candidate) => candidate.name === name) ?? palettes[0]
  if (!palette) throw new RangeError('there are no palettes')
  return palette
}

export type NaturalName = keyof typeof naturalColours

const naturalRamps: ReadonlyMap<string, Ramp> = new Map(
  Object.entries(naturalColours).map(([name, lch]) => [name, ramp(lch)]),
)

/** The ramp of a natural colour, or the fallback if no name is given. */
export const naturalRamp = (name: NaturalName | undefined, fallback: Ramp): Ramp =>
  (name && naturalRamps.get(name)) ?? fallback
