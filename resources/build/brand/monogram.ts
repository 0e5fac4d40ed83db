import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const typeface = resolve(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
)

/** Side of the mark's square, and the height that its letter takes of it. */
const side = 64
const letterHeight = 32

type Box = { x: number; y: number; width: number; height: number }

/**
 * Draws a mark for a brand that has none yet: the first letter of its title on a ground. The letter is an outline, so
 * that it looks the same everywhere. A title in a script that the typeface lacks gets a ring instead.
 */
export async function monogram(title: string, colours: { ground: string; letter: string }): Promise<string> {
  const [letter = ''] =
    title
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]/u) ?? []
  const shape = (await letterShape(letter, colours.letter)) ?? ring(colours.letter)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="18" fill="${colours.ground}"/>${shape}</svg>\n`
}

const ring = (colour: string) =>
  `<circle cx="${side / 2}" cy="${side / 2}" r="14" fill="none" stroke="${colour}" stroke-width="8"/>`

async function letterShape(letter: string, colour: string): Promise<string | undefined> {
  const codePoint = letter.codePointAt(0)
  if (codePoint === undefined) return undefined
  const font = await subsetFont(readFileSync(typeface), letter, {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 96, wght: 800, wdth: 100 },
  })
  const face = new Font(new Face(new Blob(font)))
  const glyph = face.nominalGlyph(codePoint)
  if (glyph === undefined) return undefined
  const outline = face.glyphToPath(glyph)
  const box = boxOf(outline)
  if (!box) return undefined
  const scale = Math.min(letterHeight / box.height, (side * 0.7) / box.width)
  const round = (value: number) => Number(value.toFixed(3))
  const x = side / 2 - (box.x + box.width / 2) * scale
  const y = side / 2 + (box.y + box.height / 2) * scale
  // A font's y axis points up.
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${round(scale)} ${round(-scale)})" fill="${colour}" d="${outline}"/>`
}

/** The box around the points of a path of absolute commands; undefined for an empty one. */
function boxOf(path: string): Box | undefined {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
  if (points.length === 0) return undefined
  const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))]
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  }
}
