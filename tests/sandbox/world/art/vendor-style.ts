import { type VendorMark, vendorMarks } from './data/vendor-marks.ts'
import { vendorIndex } from './names.ts'
import { type Palette, palettes } from './palettes.ts'
import { cycle, hash, stream } from './random.ts'

export interface VendorStyle {
  readonly mark: VendorMark
  readonly palette: Palette
  /** Stroke width, horizontal stretch and slant of the wordmark. */
  readonly weight: number
  readonly wide: number
  readonly skew: number
  readonly round: boolean
  /** The plate behind the sign. */
  readonly frame: 'none' | 'disc' | 'tile' | 'hex'
  /** Whether the first word differs from the rest. */
  readonly twoTone: boolean
  readonly arrange: 'row' | 'badge' | 'stack' | 'bar'
}

/** A vendor's look. Depends only on its name, so that its logo and the mark on its tiles match. */
export function vendorStyle(name: string): VendorStyle {
  const h = hash(`vendor|${name}`)
  const index = vendorIndex(name) ?? h
  return {
    mark: cycle(vendorMarks, index * 7),
    palette: cycle(palettes, index * 12 + 4),
    weight: cycle([1.4, 2.1, 2.7, 3.2], index * 3),
    wide: cycle([1, 1.18, 0.86, 1], Math.floor(stream(h)() * 4)),
    skew: cycle([0, 0, -12], index),
    round: index % 2 === 0,
    frame: cycle(['none', 'none', 'disc', 'tile', 'none', 'hex'] as const, index * 5),
    twoTone: index % 4 !== 1,
    arrange: cycle(['row', 'badge', 'row', 'stack', 'row', 'bar', 'row', 'stack', 'badge'] as const, index),
  }
}
