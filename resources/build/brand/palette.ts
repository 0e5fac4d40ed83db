import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori'
import { colourOf, designTokens, type ThemeName, type Tokens } from './design-tokens.ts'
import { leastContrast } from './text-contrast.ts'

/** The colours of a brand, made from one. */
export type Palette = {
  light: Tokens
  dark: Tokens
  background: Record<ThemeName, string>
  /** The chat's head: dark, with the accent's hue. */
  chatHeaderColor: string
  /** The mark's ground and its letter. */
  mark: { ground: string; letter: string }
  /** What had to differ from the accent for texts to be readable, a sentence each. */
  adjusted: readonly string[]
}

const toOklch = converter('oklch')

/** Parses a CSS colour without transparency. */
export function parseAccent(text: string): Oklch | undefined {
  const colour = toOklch(parse(text.trim()))
  return colour && (colour.alpha ?? 1) === 1 ? colour : undefined
}

/** The hue of everything that warns. The second colour keeps away from it. */
const dangerHue = 30

/** Chroma of the brand's own ramp at its strongest step, which other accents are scaled by. */
const strongest = 0.168

/** Writes a colour that every screen shows, in the notation of the design tokens. */
function written({ l, c, h = 0 }: Oklch): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return `oklch(${round(l, 3)} ${round(c, 3)} ${round(h, 1)})`
}

/** A colour with its chroma lowered until sRGB has it. */
const shown = (colour: Oklch): Oklch => clampChroma(colour, 'oklch')

const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** The hue of what isn't the brand's main colour: a third of the circle away, on the side away from red. */
const secondHue = (hue: number) =>
  [(hue + 120) % 360, (hue + 240) % 360].toSorted(
    (a, b) => distance(b, dangerHue) - distance(a, dangerHue),
  )[0] ?? hue

/** Tokens that take the brand's hue, by family. Steps of a ramp are in both themes; the others in the dark one. */
const families = {
  first: { ramp: /^--marigold-/, dark: ['--primary-soft', '--primary-line'] },
  second: { ramp: /^--bay-\d/, dark: ['--accent-soft', '--accent-line'] },
} as const

/** Tokens of a theme with another hue, as light as they were, and more or less colourful. */
function rehued(
  tokens: Tokens,
  names: readonly string[],
  hue: number,
  strength: number,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const colour = toOklch(colourOf(name, tokens))
      return colour ? [[name, written(shown({ ...colour, c: colour.c * strength, h: hue }))]] : []
    }),
  )
}

/**
 * Derives a brand's colours from its accent: the main buttons have the accent itself, everything else is the design
 * system's with the accent's hue and its own lightness, at which texts of every hue can be read (a test tries them all).
 * A button whose text couldn't be read, or that wouldn't stand out from the page, is made lighter or darker.
 */
export function paletteOf(accent: Oklch): Palette {
  const hue = accent.h ?? 0
  const strength = Math.min(1.15, accent.c / strongest)
  const base = designTokens()
  const adjusted: string[] = []
  const themes: Record<ThemeName, Record<string, string>> = { light: {}, dark: {} }
  for (const theme of ['light', 'dark'] as const) {
    const all = Object.keys(base[theme])
    for (const [family, angle] of [
      ['first', hue],
      ['second', secondHue(hue)],
    ] as const) {
      const { ramp, dark } = families[family]
      const names = [...all.filter((name) => ramp.test(name)), ...(theme === 'dark' ? dark : [])]
      Object.assign(themes[theme], rehued(base[theme], names, angle, strength))
    }
    const button = buttonOf(accent, theme)
    Object.assign(themes[theme], button.tokens)
    adjusted.push(...button.adjusted)
  }
  const dark = (l: number) =>
    formatHex(shown({ mode: 'oklch', l, c: 0.055 * Math.min(1, strength * 1.2), h: hue }))
  const letter = wcagContrast(accent, '#ffffff') >= 3 ? '#ffffff' : dark(0.22)
  return {
    ...themes,
    background: { light: hexOf('--bg', base.light), dark: hexOf('--bg', base.dark) },
    chatHeaderColor: dark(0.28),
    mark: { ground: formatHex(accent), letter },
    adjusted: [...new Set(adjusted)],
  }
}

const hexOf = (name: string, tokens: Tokens): string => formatHex(colourOf(name, tokens)) ?? '#ffffff'

/** How much lighter or darker a pressed button is; one that is pointed at is halfway there. */
const press = 0.07

const darkText = 'oklch(0.2 0.03 283)'
const lightText = 'oklch(0.999 0.002 90)'

/** Lightness from which a button stands out from a dark page, and up to which from a light one. */
const visible = { light: { least: 0, most: 0.9 }, dark: { least: 0.5, most: 1 } } as const

/**
 * The main button. Pointed at and pressed it moves away from its text's lightness, so that it only becomes easier to
 * read. A lightness at which neither dark nor light text is readable is left in the direction that is nearer.
 */
function buttonOf(accent: Oklch, theme: ThemeName) {
  const { least, most } = visible[theme]
  const first = Math.min(most, Math.max(least, accent.l))
  const steps = Array.from({ length: 200 }, (_, step) => (step % 2 === 0 ? step : -step - 1) * 0.0025)
  const lightness =
    steps.map((step) => first + step).find((l) => textFor({ ...accent, l }) !== undefined) ?? first
  const colour = shown({ ...accent, l: lightness })
  const text = textFor(colour) ?? lightText
  const away = text === darkText ? press : -press
  const moved = (part: number) => written(shown({ ...colour, l: colour.l + away * part }))
  const tokens = {
    '--primary': written(colour),
    '--primary-hover': moved(0.5),
    '--primary-press': moved(1),
    '--on-primary': text,
  }
  const isAsGiven = Math.abs(lightness - accent.l) < 0.001
  const adjusted = isAsGiven
    ? []
    : [
        `${theme} theme: buttons are ${formatHex(colour)}, ${lightness > accent.l ? 'lighter' : 'darker'} than the accent ${formatHex(accent)}, to stand out and to be readable.`,
      ]
  return { tokens, adjusted }
}

/** A text for a ground, with some contrast to spare for rounding. */
const textFor = (ground: Oklch): string | undefined =>
  [darkText, lightText].find((text) => wcagContrast(text, shown(ground)) >= leastContrast + 0.02)
