/** The wheel: it slows down while the ball runs the other way, hops, and drops into the pocket. */
import { find, still } from '../../../client/dom.ts'
import type { LiveTable } from '../live-table.ts'
import { pocketName } from './names.ts'
import { lastSides, phaseOf, type Scene } from './scene.ts'
import type { LiveTexts } from './texts.ts'
import { pocketColour, wheelOrder } from './wheel.ts'

/** Radii of the ball in the drawing's units: on the track, between the pockets' walls, in the pocket. */
const radius = { track: 90, wall: 74, pocket: 65 }
const turns = { wheel: 2, ball: 9 }

const angleOf = (pocket: number): number => (wheelOrder.indexOf(pocket) * 360) / wheelOrder.length

export function createWheel(t: LiveTexts): Scene {
  const scene = find('#scene', HTMLElement)
  const rotor = find('.wheel__rotor', SVGGElement)
  const orbit = find('.wheel__orbit', SVGGElement)
  const ball = find('.wheel__ball', SVGCircleElement)
  const number = find('#number', HTMLElement)
  let spun = -1
  let rests = ''

  /** Starts the spin where it should be by now. */
  function spin({ closesAt, steps, result, round }: LiveTable, now: number): void {
    const end = steps[0]
    if (end === undefined || !result || result.pocket === null || spun === round) return
    spun = round
    rests = ''
    delete number.dataset.colour
    if (still()) return
    const target = angleOf(result.pocket)
    const timing = { duration: end - closesAt, fill: 'both' as const }
    const slowing = { easing: 'cubic-bezier(0.16, 0.5, 0.3, 1)' }
    const animations = [
      rotor.animate(
        { transform: [`rotate(${-360 * turns.wheel}deg)`, 'rotate(0deg)'] },
        { ...timing, ...slowing },
      ),
      orbit.animate(
        { transform: [`rotate(${target + 360 * turns.ball}deg)`, `rotate(${target}deg)`] },
        { ...timing, ...slowing },
      ),
      ball.animate(
        [
          [0, radius.track],
          [0.56, radius.track],
          [0.68, radius.wall],
          [0.74, radius.wall + 9],
          [0.82, radius.pocket],
          [0.87, radius.wall + 2],
          [0.94, radius.pocket],
          [1, radius.pocket],
        ].map(([offset = 0, at = 0]) => ({
          offset,
          transform: `translateY(${-at}px)`,
          easing: 'ease-in-out',
        })),
        timing,
      ),
    ]
    for (const animation of animations) animation.currentTime = now - closesAt
  }

  /** The ball lies in the pocket of the last result. */
  function rest(pocket: number): void {
    rests = String(pocket)
    for (const part of [rotor, orbit, ball]) for (const animation of part.getAnimations()) animation.cancel()
    orbit.style.transform = `rotate(${angleOf(pocket)}deg)`
    ball.style.transform = `translateY(${-radius.pocket}px)`
    number.textContent = String(pocket)
    number.dataset.colour = pocketColour(pocket)
    scene.setAttribute('aria-label', pocketName(pocket, t))
  }

  return {
    draw(table, now) {
      const phase = phaseOf(table, now)
      if (phase === 'closed') return spin(table, now)
      const pocket = phase === 'showing' ? table.result?.pocket : Number(lastSides(table, now)[0])
      if (pocket !== null && pocket !== undefined && String(pocket) !== rests) rest(pocket)
    },
  }
}
