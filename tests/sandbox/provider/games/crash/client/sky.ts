import { find } from '../../../client/dom.ts'

export type Phase = 'betting' | 'flying' | 'crashed'

export interface Sky {
  /**
   * Draws the flight.
   * @param multiplier the current one, or the one it crashed at
   * @param elapsed ms since it started
   */
  show(phase: Phase, multiplier: number, elapsed: number): void
}

const width = 100
const height = 60
/** The curve's corners are kept away from the edges, for the rider. */
const inset = { left: 6, right: 14, top: 12, bottom: 6 }
const points = 24

/** The curve of e^x between its start and now, stretched to the sky: it fills the sky from the first seconds on. */
export function createSky(): Sky {
  const sky = find('#sky', HTMLElement)
  const line = find('#line', SVGPathElement)
  const fill = find('#fill', SVGPathElement)
  const rider = find('#rider', HTMLElement)
  const figure = find('#multiplier', HTMLElement)

  /** Where the flight is, 0 to 1 across, for a share of its time. */
  function pointAt(share: number, multiplier: number, reach: number): readonly [x: number, y: number] {
    const grown = multiplier <= 1.001 ? share : (multiplier ** share - 1) / (multiplier - 1)
    const x = inset.left + share * reach * (width - inset.left - inset.right)
    const y = height - inset.bottom - grown * reach * (height - inset.top - inset.bottom)
    return [x, y]
  }

  return {
    show(phase, multiplier, elapsed) {
      sky.dataset.phase = phase
      const text = `${multiplier.toFixed(2)}×`
      if (figure.textContent !== text) figure.textContent = text
      // The first seconds fill the sky; later the curve only bends more.
      const reach = phase === 'betting' ? 0 : Math.min(1, Math.max(0, elapsed) / 5_000 + 0.02)
      const path = Array.from({ length: points + 1 }, (_, index) =>
        pointAt(index / points, multiplier, reach)
          .map((value) => value.toFixed(2))
          .join(' '),
      )
      const [x, y] = pointAt(1, multiplier, reach)
      const curve = `M${path.join('L')}`
      line.setAttribute('d', curve)
      fill.setAttribute('d', `${curve}L${x.toFixed(2)} ${height}L${inset.left} ${height}Z`)
      rider.style.insetInlineStart = `${x}%`
      rider.style.insetBlockStart = `${(y / height) * 100}%`
    },
  }
}
