import { estimate } from './plain-text.ts'
import { escapeXml, num } from './svg.ts'
import { vendorStyle } from './vendor-style.ts'

interface VendorFootOptions {
  readonly name: string
  /** Horizontal centre and baseline. */
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly withSign: boolean
}

/** A small sign and name for the bottom of a tile, in one colour and without ids. */
export function vendorFoot({ name, x, y, colour, withSign }: VendorFootOptions): string {
  const text = (name.length > 26 ? `${name.slice(0, 25)}…` : name).toUpperCase()
  const half = estimate(text, 10.6) / 2 + 2
  const sign = vendorStyle(name)
    .mark('A', 'B')
    // The first colour is inherited from the group. The second is the same colour, fainter.
    .replace(/ fill="A"/g, '')
    .replace(/fill="B"/g, 'fill-opacity=".45"')
    .replace(/"[AB]"/g, `"${colour}"`)
  return (
    `<g fill="${colour}">` +
    (withSign
      ? `<g transform="translate(${Math.round(x - half)} ${num(y - 3.6)}) scale(.5)">${sign}</g>`
      : '') +
    `<text x="${x + (withSign ? 9 : 0)}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="11"` +
    ` font-weight="700">${escapeXml(text)}</text></g>`
  )
}
