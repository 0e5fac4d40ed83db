/** The drawn pitch, court, ring or map, and what moves on it. */
import { find, showSymbol } from '../../../client/dom.ts'
import type { Corner, Fixture, SportId } from '../sports-table.ts'

/** Size of the drawing. The home side attacks to the right. */
const size = { width: 640, height: 200 }
const middle = { x: size.width / 2, y: 100 }

const fields: Readonly<Record<SportId, string>> = {
  basketball: 'court',
  football: 'pitch',
  volleyball: 'sand',
  tennis: 'clay',
  badminton: 'mat',
  boxing: 'ring',
  arena: 'lanes',
  shooter: 'sites',
  fighter: 'dojo',
}
const fought: readonly SportId[] = ['boxing', 'fighter']

/** A number from 0 up to 1 that looks random, the same for the same play. */
function wander(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

const toward = (side: Corner, far: number): number => (side === 'h' ? size.width - far : far)

/** Where the ball, or the fight, is. */
function spotOf({ id, sport, plays, danger, last, score, parts, resting }: Fixture): {
  x: number
  y: number
} {
  const y = 40 + 120 * wander(`${id}/${plays}/y`)
  if (resting) return middle
  if (sport === 'arena' || sport === 'shooter') {
    const [home, away] = parts.at(-1) ?? [0, 0]
    return {
      x: middle.x + Math.max(-220, Math.min(220, (home - away) * 48)),
      y: 30 + 140 * wander(`${id}/${plays}`),
    }
  }
  if (danger) return { x: toward(danger, 92), y: 70 + y * 0.3 }
  const side = last?.side
  if (side && (last.kind === 'goal' || last.kind === 'miss'))
    return { x: toward(side, last.kind === 'goal' ? 18 : 34), y: last.kind === 'goal' ? 100 : y }
  if (side && (last.kind === 'two' || last.kind === 'three')) return { x: toward(side, 62), y: 100 }
  if (side && (last.kind === 'point' || last.kind === 'part'))
    return { x: toward(side, 110 + 90 * wander(`${id}/${plays}`)), y }
  return { x: 200 + 240 * wander(`${id}/${plays}/${score.join()}`), y }
}

export interface Field {
  show(fixture: Fixture): void
}

export function createField(): Field {
  const svg = find('#field', SVGSVGElement)
  const ball = find('#ball', SVGGElement)
  const flash = find('#flash', SVGGElement)
  const circle = find('.flash', SVGCircleElement)
  const fighters = { h: find('#fighter-h', SVGGElement), a: find('#fighter-a', SVGGElement) }
  let shown = ''

  /** A ring that widens where somebody has scored. */
  function burst(x: number, y: number, side: Corner): void {
    circle.dataset.side = side
    flash.style.translate = `${x}px ${y}px`
    circle.animate(
      [
        { opacity: 0.9, transform: 'scale(0.2)' },
        { opacity: 0, transform: 'scale(1)' },
      ],
      { duration: 900, easing: 'ease-out' },
    )
  }

  function fight({ last, resting, winner, phase }: Fixture, fresh: boolean): void {
    const hit = fresh && last?.side ? last.side : undefined
    for (const side of ['h', 'a'] as const) {
      const forward = side === 'h' ? 1 : -1
      const apart = resting || phase !== 'live' ? 96 : 40
      fighters[side].style.translate = `${middle.x - forward * apart}px 150px`
      fighters[side].dataset.state =
        phase === 'ended' && winner !== side && winner !== 'd' ? 'down' : winner === side ? 'won' : ''
      if (!hit) continue
      const thrown = side === hit ? 26 : -18
      find('.fighter__hit', SVGGElement, fighters[side]).animate(
        [
          { transform: 'none' },
          {
            transform: `translateX(${forward * thrown}px) rotate(${side === hit ? forward * 4 : forward * -8}deg)`,
            offset: 0.3,
          },
          { transform: 'none' },
        ],
        { duration: last?.kind === 'hit' || last?.kind === 'point' ? 420 : 900, easing: 'ease-out' },
      )
    }
    if (hit) burst(middle.x, 96, hit)
  }

  return {
    show(fixture) {
      const { id, sport, plays, last, phase } = fixture
      const moved = `${id} ${plays} ${phase}`
      const fresh = moved !== shown && shown.startsWith(`${id} `)
      shown = moved
      svg.dataset.field = fields[sport]
      showSymbol(svg, `field-${fields[sport]}`)
      const fights = fought.includes(sport)
      svg.toggleAttribute('data-fight', fights)
      svg.toggleAttribute('data-map', sport === 'arena' || sport === 'shooter')
      if (fights) return fight(fixture, fresh)
      const { x, y } = phase === 'live' ? spotOf(fixture) : middle
      ball.style.translate = `${x}px ${y}px`
      const scored = last !== null && !['quiet', 'miss', 'hit'].includes(last.kind)
      if (fresh && scored && last.side) burst(x, y, last.side)
    },
  }
}
