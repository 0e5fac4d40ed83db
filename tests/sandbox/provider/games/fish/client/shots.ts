/** Shots on their way. They bounce off the walls until they meet a fish. */
import { make } from '../../../client/dom-make.ts'
import type { Point, Shoal, Swimmer } from './shoal.ts'

/** Pixels per second. */
const pace = 620
/** A shot that meets nobody for so many seconds flies on through to the nearest fish. */
const longest = 4
/** A long frame is split into steps of at most this many seconds, so that no fish is jumped over. */
const step = 1 / 90

interface Shot {
  readonly element: HTMLElement
  x: number
  y: number
  dx: number
  dy: number
  age: number
  readonly mark: Swimmer | undefined
}

export interface Shots {
  /** Fires from a point. A shot with a mark follows it and passes everybody else. */
  fire(from: Point, angle: number, mark: Swimmer | undefined): void
  fly(seconds: number): void
  /** How many are on their way. */
  readonly count: number
  clear(): void
}

export function createShots(sea: HTMLElement, shoal: Shoal, onHit: (swimmer: Swimmer) => void): Shots {
  let shots: Shot[] = []

  function follow(shot: Shot, mark: Swimmer): boolean {
    const to = shoal.centreOf(mark)
    const [x, y] = [to.x - shot.x, to.y - shot.y]
    const distance = Math.hypot(x, y)
    shot.dx = (x / (distance || 1)) * pace
    shot.dy = (y / (distance || 1)) * pace
    return distance < pace * step * 1.5
  }

  /** Moves a shot. Returns the fish it meets. */
  function advance(shot: Shot, seconds: number): Swimmer | undefined {
    shot.age += seconds
    if (shot.mark && follow(shot, shot.mark)) return shot.mark
    shot.x += shot.dx * seconds
    shot.y += shot.dy * seconds
    if (shot.x < 0 || shot.x > sea.clientWidth) shot.dx = -shot.dx
    if (shot.y < 0 || shot.y > sea.clientHeight) shot.dy = -shot.dy
    shot.x = Math.max(0, Math.min(sea.clientWidth, shot.x))
    shot.y = Math.max(0, Math.min(sea.clientHeight, shot.y))
    if (shot.mark) return undefined
    return shoal.at(shot) ?? (shot.age > longest ? shoal.nearest('dilis') : undefined)
  }

  function end({ element }: Shot): void {
    element.remove()
  }

  return {
    fire({ x, y }, angle, mark) {
      const element = make('i', { class: 'shot' })
      sea.append(element)
      shots.push({ element, x, y, dx: Math.sin(angle) * pace, dy: -Math.cos(angle) * pace, age: 0, mark })
    },
    fly(seconds) {
      for (const shot of shots) {
        for (let left = seconds; left > 0; left -= step) {
          const met = advance(shot, Math.min(step, left))
          if (!met) continue
          end(shot)
          shots = shots.filter((each) => each !== shot)
          onHit(met)
          break
        }
        shot.element.style.translate = `${shot.x}px ${shot.y}px`
      }
    },
    get count() {
      return shots.length
    },
    clear() {
      for (const shot of shots) end(shot)
      shots = []
    },
  }
}
