/** A vendor's logo: its sign, and its name as a wordmark. */
import { oklch } from './colour.ts'
import { measure, skeleton, toDisplay } from './lettering.ts'
import { star } from './path-data.ts'
import { estimate, heavyStack } from './plain-text.ts'
import { escapeXml, fine, num } from './svg.ts'
import { type VendorStyle, vendorStyle } from './vendor-style.ts'

interface VendorLogoOptions {
  readonly name: string
  /**
   * `light` and `dark` are for such backgrounds and work as images. `mono` (all currentColor) and `colour` (text in
   * currentColor, the sign in colours for both backgrounds) need the SVG inline.
   */
  readonly tone?: 'light' | 'dark' | 'mono' | 'colour'
}

interface Colours {
  readonly first: string
  readonly second: string
  readonly text: string
  /** Colour on a plate that has the first colour. */
  readonly onFirst: string
}

/** Lightness of the colours, which depends on the background, so that a yellow vendor is readable on white. */
const lightness = { light: 0.54, dark: 0.78, mono: 0.64, colour: 0.64 } as const

function colours({ palette }: VendorStyle, tone: NonNullable<VendorLogoOptions['tone']>): Colours {
  const { main, accent } = palette.lch
  const level = lightness[tone]
  const text = { light: palette.ink, dark: palette.pale, mono: 'currentColor', colour: 'currentColor' }[tone]
  const onFirst = tone === 'dark' ? palette.ink : '#fff'
  if (tone === 'mono') return { first: 'currentColor', second: 'currentColor', text, onFirst }
  return {
    first: oklch(level, Math.max(0.11, main[1]), main[2]),
    second: oklch(level + 0.1, Math.max(0.1, accent[1]), accent[2]),
    text,
    onFirst,
  }
}

/** The sign, with or without a plate. */
function drawSign(look: VendorStyle, { first, second }: Colours, mono: boolean): string {
  if (look.frame !== 'none' && !mono && look.arrange !== 'badge') {
    const plate = {
      disc: `<circle fill="${first}" r="17"/>`,
      tile: `<rect fill="${first}" x="-16" y="-16" width="32" height="32" rx="9"/>`,
      hex: `<path fill="${first}" d="${star(6, 18)}"/>`,
    }[look.frame]
    const mark = look.mark('#fff', oklch(0.92, 0.08, look.palette.lch.accent[2]))
    return `${plate}<g transform="scale(.82)">${mark}</g>`
  }
  const paint = mono ? '$1="currentColor" opacity=".45"' : `$1="${second}"`
  return look.mark(first, 'SECOND').replace(/(fill|stroke)="SECOND"/g, paint)
}

/** Sets words in the vendor's lettering. `cap` is the size of a skeleton unit. */
function typesetter(look: VendorStyle, drawn: boolean) {
  const gap = look.weight + 1.5
  const lean = look.skew ? 4 : 0
  const joins = look.round ? 'stroke-linejoin="round" stroke-linecap="round"' : 'stroke-miterlimit="1.6"'
  const set = (
    text: string,
    x: number,
    y: number,
    cap: number,
    colour: string,
    weight: number,
    extra = '',
  ) =>
    drawn
      ? `<path transform="translate(${num(x + lean)} ${num(y)})${look.skew ? ` skewX(${look.skew})` : ''}` +
        ` scale(${fine(cap * look.wide)} ${fine(cap)})" fill="none" stroke="${colour}" stroke-width="${num(weight)}"` +
        ` ${joins}${extra} d="${skeleton(text, gap)}"/>`
      : `<text x="${num(x)}" y="${num(y + cap * 10)}" fill="${colour}" font-family="${heavyStack}"` +
        ` font-size="${num(cap * 12)}">${escapeXml(text)}</text>`
  const span = (text: string, cap: number): number =>
    (drawn ? measure(text, gap) * cap * look.wide : estimate(text, cap * 12)) + lean
  return { gap, lean, set, span }
}

interface Wordmark {
  readonly body: string
  readonly width: number
}

/** Left edge of the text. The sign is to its left. */
const left = 46

/** Draws a vendor's logo, 48 units high and as wide as its name requires. The look depends only on the name. */
export function vendorLogo({ name, tone = 'colour' }: VendorLogoOptions): string {
  const look = vendorStyle(name)
  const mono = tone === 'mono'
  const palette = colours(look, tone)
  const { body, width } = drawWordmark(name, look, palette, mono)
  const total = Math.ceil(left + width + 10)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} 48" width="${total}" height="48" role="img"` +
    ` aria-label="${escapeXml(name)}"><g transform="translate(22 24)">${drawSign(look, palette, mono)}</g>${body}</svg>`
  )
}

function drawWordmark(name: string, look: VendorStyle, palette: Colours, mono: boolean): Wordmark {
  const shown = toDisplay(name)
  const [head = '', ...others] = (shown ?? name).split(' ')
  const tail = others.join(' ')
  const type = typesetter(look, shown !== undefined)
  const faint = mono ? ' opacity=".55"' : ''
  if (look.arrange === 'stack' && tail) return stacked(head, tail, look, palette, type, faint)
  if (look.arrange === 'badge' && tail && !mono) return badged(head, tail, look, palette, type)
  return inRow(head, tail, look, palette, type, faint)
}

type Typesetter = ReturnType<typeof typesetter>

function stacked(
  head: string,
  tail: string,
  { weight }: VendorStyle,
  { first, text }: Colours,
  { set, span }: Typesetter,
  faint: string,
): Wordmark {
  const cap = Math.max(0.85, Math.min(1.1, span(head, 1.7) / span(tail, 1)))
  return {
    body:
      set(head, left, 7, 1.7, text, weight) +
      set(tail, left, 43 - cap * 10, cap, first, Math.max(1.5, weight - 0.4), faint),
    width: Math.max(span(head, 1.7), span(tail, cap)),
  }
}

function badged(
  head: string,
  tail: string,
  look: VendorStyle,
  { first, text, onFirst }: Colours,
  { set, span }: Typesetter,
): Wordmark {
  const inner = span(head, 1.6)
  const weight = Math.min(2.7, Math.max(2, look.weight))
  return {
    body:
      `<rect fill="${first}" x="${left - 4}" y="7" width="${num(inner + 24)}" height="34" rx="${look.round ? 17 : 5}"/>` +
      set(head, left + 8, 16, 1.6, onFirst, weight) +
      set(tail, left + inner + 30, 16, 1.6, text, weight),
    width: inner + 30 + span(tail, 1.6),
  }
}

/** All words in one row, above a two-coloured bar if the vendor has one. */
function inRow(
  head: string,
  tail: string,
  look: VendorStyle,
  { first, second, text }: Colours,
  { gap, lean, set, span }: Typesetter,
  faint: string,
): Wordmark {
  const bar = look.arrange === 'bar'
  const apart = tail !== '' && (look.twoTone || bar)
  const whole = apart || tail === '' ? head : `${head} ${tail}`
  const cap = bar ? 1.7 : 1.9
  const y = bar ? 9 : 24 - cap * 5
  let body = set(whole, left, y, cap, text, look.weight)
  let width = span(whole, cap)
  if (apart) {
    const step = gap * cap * look.wide * 1.6
    body += set(tail, left + width + step - lean, y, cap, first, Math.max(1.2, look.weight - 1.2), faint)
    width += step + span(tail, cap) - lean
  }
  if (bar) {
    body +=
      `<path fill="${first}" d="M${left - 2} 36h${num(width * 0.62)}v5H${left - 2}z"/>` +
      `<path fill="${second}" d="M${num(left + width * 0.62 + 2)} 36h${num(width * 0.38 - 2)}v5H${num(left + width * 0.62 + 2)}z"${faint}/>`
  }
  return { body, width }
}
