/**
 * A small SVG vocabulary. Shapes take fill, geometry, then extra attributes, and return the shortest possible markup,
 * because thousands of tiles are served and each should stay below 4,000 bytes.
 */

/** A number with at most one decimal and no leading zero: 0.5 → ".5". */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Rounds to two decimals, for scales. */
export const fine = (value: number): number => Math.round(value * 100) / 100

/** Escapes text for content and attributes. Drops characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r -\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

const spare = (extra: string | undefined): string => (extra ? ` ${extra}` : '')

/** Removes unnecessary spaces from path data: "4 -2" → "4-2". */
const tight = (d: string): string => d.replace(/ -/g, '-')

export const path = (fill: string, d: string, extra?: string): string =>
  `<path fill="${fill}" d="${tight(d)}"${spare(extra)}/>`

export const circle = (fill: string, x: number, y: number, r: number, extra?: string): string =>
  `<circle fill="${fill}"${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''} r="${num(r)}"${spare(extra)}/>`

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number, extra?: string): string =>
  `<ellipse fill="${fill}" cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${spare(extra)}/>`

export const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius?: number,
  extra?: string,
): string =>
  `<rect fill="${fill}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"` +
  `${radius ? ` rx="${num(radius)}"` : ''}${spare(extra)}/>`

/** A stroked line without fill. */
export const line = (stroke: string, width: number, d: string, extra?: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${num(width)}" d="${tight(d)}"${spare(extra)}/>`

/** A circle of n filled sectors drawn as one dashed stroke, which needs few bytes and renders fast. */
export function sectors(
  colour: string,
  n: number,
  radius: number,
  { x = 0, y = 0, turn = 0, share = 0.5, extra = '' } = {},
): string {
  const whole = (Math.PI * radius) / n
  const dash = (length: number): string => String(fine(length)).replace(/^0\./, '.')
  return (
    `<circle fill="none" stroke="${colour}" stroke-width="${num(radius)}" r="${num(radius / 2)}"` +
    ` stroke-dasharray="${dash(whole * share)}${share === 0.5 ? '' : ` ${dash(whole * (1 - share))}`}"` +
    `${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''}` +
    `${turn ? ` stroke-dashoffset="${num((-turn / 360) * Math.PI * radius)}"` : ''}${spare(extra)}/>`
  )
}
