/** Sets names in the drawn alphabet: widths, line breaks, and the size that fills a box best. */
import { type Glyph, glyphs } from './data/alphabet.ts'
import { num } from './svg.ts'

const blank: Glyph = [0, 0, 0, '']
const glyph = (character: string): Glyph => glyphs[character] ?? blank

/** Upper case without accents (Ñ is kept). Undefined if a character has no glyph. */
export function toDisplay(text: string): string | undefined {
  const plain = text
    .toUpperCase()
    .normalize('NFC')
    .split('Ñ')
    .map((part) => part.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .join('Ñ')
  return [...plain].every((character) => glyphs[character]) ? plain : undefined
}

/** Letter pairs that are set closer together. */
const leaning = /^(?:LA|[LA][TVYW]|[TVYWPF][AJ]|[TYVP]O|[OD][AVYWT]|LO|LC|LG|RT|RY|KO|7\d)$/
const kern = (a: string, b: string | undefined): number =>
  b && leaning.test(a + b) ? (a + b === 'LA' ? -0.6 : -1) : 0

/** Start of each letter's skeleton, and the end of the line. `gap` is the space between skeletons. */
function advance(
  text: string,
  gap: number,
): { letters: (readonly [glyph: Glyph, x: number])[]; end: number } {
  const characters = [...text]
  let x = 0
  const letters = characters.map((character, i) => {
    const placed = [glyph(character), x] as const
    x += placed[0][0] + gap + kern(character, characters[i + 1])
    return placed
  })
  return { letters, end: x }
}

/** Width of a line in skeleton units. */
export const measure = (text: string, gap: number): number => Math.max(0, advance(text, gap).end - gap)

/** Path data of a line of display text, starting at x = 0 with its cap line at y = 0. */
export const skeleton = (text: string, gap: number): string =>
  advance(text, gap)
    .letters.map(([[, startX, startY, data], x]) => (data ? `M${num(x + startX)} ${num(startY)}${data}` : ''))
    .join('')

/** All ways to break words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  const whole = [words.join(' ')]
  if (words.length === 1 || most === 1) return [whole]
  return [
    whole,
    ...words
      .slice(1)
      .flatMap((_, i) =>
        breaks(words.slice(i + 1), most - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]),
      ),
  ]
}

export interface FitOptions {
  readonly width: number
  readonly height: number
  /** Stroke width in skeleton units. */
  readonly weight: number
  /** `block` scales each line to fill the width. `even` uses one size for all lines. */
  readonly mode: 'block' | 'even'
}

/** A line in the box: its left edge, cap line, and scale of a skeleton unit. */
export interface FittedLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

const largestScale = 7.2
const mostLines = 3

/** Lays out one way of breaking the name, and scores it. */
function setting(lines: readonly string[], { width, height, weight, mode }: FitOptions) {
  const gap = weight + 0.9
  const pad = weight + 1.2
  const leading = 10 + pad + 0.5
  const measured = lines.map((text) => ({
    text,
    span: measure(text, gap) + pad,
    // The tilde of an Ñ is above the cap line.
    rise: text.includes('Ñ') ? 3.6 : 0,
  }))
  const same = Math.min(largestScale, ...measured.map(({ span }) => width / span))
  const sized = measured.map((line) => ({
    ...line,
    scale: mode === 'block' ? Math.min(largestScale, width / line.span, same * 1.75) : same,
  }))
  const total = sized.reduce((sum, { scale, rise }) => sum + scale * (leading + rise), 0)
  const shrink = total > height ? height / total : 1
  const set = sized.map((line) => ({ ...line, scale: line.scale * shrink }))
  const used = shrink === 1 ? total : set.reduce((sum, { scale, rise }) => sum + scale * (leading + rise), 0)
  // Prefers large letters, no tiny lines, and a well-filled box.
  const smallest = Math.min(...set.map(({ scale }) => scale))
  const area = set.reduce((sum, { scale, span }) => sum + scale * scale * span, 0)
  return { lines: set, pad, leading, used, score: area * 0.02 + smallest * 26 - lines.length * 4 }
}

/** Fits a name into a box, centred. Returns its lines, their total height, and the gap to draw them with. */
export function fitName(
  name: string,
  options: FitOptions,
): { lines: FittedLine[]; height: number; gap: number } {
  const settings = breaks(name.split(' ').filter(Boolean), mostLines).map((lines) => setting(lines, options))
  const best = settings.reduce((a, b) => (b.score > a.score ? b : a))
  let y = 0
  const lines = best.lines.map(({ text, span, rise, scale }) => {
    y += rise * scale
    const line = {
      text,
      x: (options.width - span * scale) / 2 + (best.pad / 2) * scale,
      y: y + (best.pad / 2) * scale,
      scale,
    }
    y += best.leading * scale
    return line
  })
  return { lines, height: best.used, gap: options.weight + 0.9 }
}
