/** The name on a tile, in one of several lettering styles. */
import { fitName, skeleton, toDisplay } from './lettering.ts'
import type { Palette } from './palettes.ts'
import { estimate, heavyStack } from './plain-text.ts'
import { escapeXml, fine, num } from './svg.ts'

/** Stroke weight, caps and joins, slant in degrees, and how the lines are coloured. */
export interface TitleStyle {
  readonly weight: number
  readonly cap: 'round' | 'butt'
  readonly join: 'round' | 'miter' | 'bevel'
  readonly skew: number
  readonly tint: 'gold' | 'white' | 'two' | 'main'
  readonly mode: 'block' | 'even'
  /** Whether the text has a shadow. */
  readonly drop: boolean
}

export const titleStyles: readonly TitleStyle[] = [
  { weight: 2.7, cap: 'round', join: 'round', skew: 0, tint: 'gold', mode: 'block', drop: true },
  { weight: 2.5, cap: 'butt', join: 'miter', skew: -8, tint: 'white', mode: 'block', drop: true },
  { weight: 3, cap: 'round', join: 'round', skew: 0, tint: 'two', mode: 'block', drop: true },
  { weight: 2.2, cap: 'butt', join: 'miter', skew: 0, tint: 'gold', mode: 'even', drop: true },
  { weight: 2.9, cap: 'round', join: 'round', skew: -6, tint: 'two', mode: 'block', drop: true },
  { weight: 2.6, cap: 'butt', join: 'bevel', skew: 0, tint: 'main', mode: 'block', drop: true },
  { weight: 2.4, cap: 'round', join: 'round', skew: 0, tint: 'white', mode: 'even', drop: true },
]

export interface TitleOptions {
  readonly id: string
  readonly name: string
  readonly palette: Palette
  readonly style: TitleStyle
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

interface Title {
  readonly defs: string
  readonly body: string
  readonly height: number
}

/** Vertical position of the name in its box: 0 is the top, 1 the bottom. */
const anchor = 0.9

function tints({ letters, tinted }: Palette, tint: TitleStyle['tint']): readonly [string, string] {
  if (tint === 'white') return ['#fff', letters[0]]
  return tint === 'main' ? tinted : letters
}

/** The name lettered inside a box. Scripts without drawn letters are set as ordinary text. */
export function tileTitle(options: TitleOptions): Title {
  const shown = toDisplay(options.name)
  return shown === undefined ? plainTitle(options) : drawnTitle(shown, options)
}

function drawnTitle(shown: string, { id, palette, style, box }: TitleOptions): Title {
  const { weight, mode, skew, join } = style
  const fit = fitName(shown, { width: box.width - Math.abs(skew), height: box.height, weight, mode })
  const top = box.y + (box.height - fit.height) * anchor

  // Two-tone: the line with the largest letters is in the accent colour, the others are white.
  const largest = fit.lines.reduce(
    (best, line, i) => (line.scale >= (fit.lines[best]?.scale ?? 0) ? i : best),
    0,
  )
  const accentLine = style.tint === 'two' && fit.lines.length > 1 ? largest : undefined
  const paths = fit.lines.map(
    ({ text, x, y, scale }, i) =>
      `<path${i === accentLine ? ` id="${id}u"` : ''} transform="translate(${Math.round(box.x + x)} ${Math.round(top + y)})` +
      `${skew ? ` skewX(${skew})` : ''} scale(${fine(scale)})" d="${skeleton(text, fit.gap)}"/>`,
  )

  const [from, to] = tints(palette, style.tint)
  const defs =
    `<linearGradient id="${id}T" gradientUnits="userSpaceOnUse" x2="0" y1="1" y2="10"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient><g id="${id}t">${paths.join('')}</g>`

  const use = (width: number, colour: string, y: number, target = 't', extra = ''): string =>
    `<use href="#${id}${target}"${y ? ` y="${y}"` : ''} stroke="${colour}" stroke-width="${num(width)}"${extra}/>`
  const square = style.cap === 'butt' ? ' stroke-linecap="square"' : ''
  const colours = `url(#${id}T)`
  const body =
    `<g fill="none" stroke-linejoin="${join}"${join === 'miter' ? ' stroke-miterlimit="1.6"' : ''}` +
    `${style.cap === 'round' ? ' stroke-linecap="round"' : ''}>` +
    (style.drop ? use(weight + 1.9, palette.ink, 3, 't', square) : '') +
    use(weight + 1.9, palette.ink, 0, 't', square) +
    (accentLine === undefined
      ? use(weight, colours, 0)
      : use(weight, '#fff', 0) + use(weight, colours, 0, 'u')) +
    '</g>'
  return { defs, body, height: fit.height }
}

function plainTitle({ name, palette, box }: TitleOptions): Title {
  const glue = name.includes(' ') ? ' ' : ''
  const parts = glue ? name.split(' ') : [...name]
  const half = Math.ceil(parts.length / 2)
  const lines =
    estimate(name, 30) > box.width && parts.length > 1
      ? [parts.slice(0, half).join(glue), parts.slice(half).join(glue)]
      : [name]
  const size = Math.min(60, ...lines.map((text) => box.width / estimate(text, 1)))
  const firstLine = box.y + box.height - (lines.length - 1) * size * 1.1 - 6
  const texts = lines.map(
    (text, i) =>
      `<text x="${num(box.x + box.width / 2)}" y="${num(firstLine + i * size * 1.1)}">${escapeXml(text)}</text>`,
  )
  const body =
    `<g font-family="${heavyStack}" font-weight="900" font-size="${num(size)}" text-anchor="middle"` +
    ` fill="${palette.letters[0]}" stroke="${palette.ink}" stroke-width="7" paint-order="stroke" stroke-linejoin="round">` +
    `${texts.join('')}</g>`
  return { defs: '', body, height: size * lines.length }
}
