/** The fish that swim through the sea. Only decoration: what a shot catches is decided by the server. */
import { still } from '../../../client/dom.ts'
import { drawing, make } from '../../../client/dom-make.ts'
import type { FishKind } from '../fish-table.ts'
import type { FishTexts } from './texts.ts'

/** Number of each kind on screen, and how fast it swims, in widths of the sea per second. */
const shoals: Readonly<Record<FishKind, { readonly count: number; readonly speed: number }>> = {
  dilis: { count: 6, speed: 0.075 },
  tilapia: { count: 4, speed: 0.055 },
  bangus: { count: 3, speed: 0.06 },
  pusit: { count: 2, speed: 0.05 },
  pagi: { count: 2, speed: 0.04 },
  pating: { count: 1, speed: 0.045 },
  sirena: { count: 1, speed: 0.03 },
}
/** In ms: how long a hit fish flashes, and how long a caught one stays away. */
const timing = { flash: 180, away: 900 }

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Swimmer {
  readonly kind: FishKind
  readonly element: HTMLElement
}

export interface Shoal {
  /** Moves all fish. `seconds` have passed since the last call. */
  swim(seconds: number): void
  /** The fish at a point of the sea, in its pixels. The one in front if there are several. */
  at(point: Point): Swimmer | undefined
  /** A fish of this kind that is in sight, nearest to the middle. */
  nearest(kind: FishKind): Swimmer | undefined
  /** Centre of a fish in the sea, in its pixels. */
  centreOf(swimmer: Swimmer): Point
  flash(swimmer: Swimmer): void
  /** Takes a caught fish out of the sea. Another one comes in later. */
  take(swimmer: Swimmer): void
}

// The names come only from the served page.
const isKind = (name: string): name is FishKind => Object.hasOwn(shoals, name)
export const fishKindsShown: readonly FishKind[] = Object.keys(shoals).filter(isKind)

interface Placed extends Swimmer {
  readonly speed: number
  readonly depth: number
  /** Height and pace of its path's waves. */
  readonly wave: number
  /** 0 to 1 across the sea. */
  x: number
  /** Seconds that it has been swimming. */
  age: number
  gone: boolean
}

/** Puts the fish into the sea. */
export function createShoal(sea: HTMLElement, words: FishTexts): Shoal {
  const fish = fishKindsShown.flatMap((kind, row) =>
    Array.from({ length: shoals[kind].count }, (_, index): Placed => {
      const place = row * 3 + index * 7
      const toRight = place % 2 === 0
      const element = make('span', { class: 'fish', data: { kind, way: toRight ? 'right' : 'left' } })
      element.title = words.fish[kind]
      element.append(drawing(`fish-${kind}`, '0 0 120 80'))
      return {
        kind,
        element,
        speed: shoals[kind].speed * (0.8 + ((place * 13) % 5) / 10) * (toRight ? 1 : -1),
        depth: 0.05 + ((row * 41 + index * 23) % 60) / 100,
        wave: 0.01 + ((place * 17) % 4) / 100,
        x: ((place * 29) % 100) / 100,
        age: place,
        gone: false,
      }
    }),
  )
  sea.prepend(...fish.map(({ element }) => element))

  function lay({ element, x, depth, wave, age }: Placed): void {
    const y = depth + wave * Math.sin(age * 1.3)
    element.style.translate = `calc(${x} * (100cqw + 100%) - 100%) ${y * 100}cqh`
  }
  for (const each of fish) {
    if (still()) each.x = 0.15 + each.x * 0.7
    lay(each)
  }

  const boxOf = ({ element }: Swimmer) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const { left: seaLeft, top: seaTop } = sea.getBoundingClientRect()
    return { x: left - seaLeft, y: top - seaTop, width, height }
  }
  const inSight = (each: Placed): boolean => !each.gone && each.x > 0.12 && each.x < 0.88

  return {
    swim(seconds) {
      for (const each of fish) {
        each.age += seconds
        each.x = (each.x + each.speed * seconds + 1) % 1
        lay(each)
      }
    },
    at({ x, y }) {
      return fish.findLast((each) => {
        if (each.gone) return false
        const box = boxOf(each)
        // An ellipse within the box: corners of the box are water.
        const dx = (x - box.x - box.width / 2) / (box.width / 2)
        const dy = (y - box.y - box.height / 2) / (box.height / 2)
        return dx * dx + dy * dy < 0.8
      })
    },
    nearest: (kind) =>
      fish
        .filter((each) => each.kind === kind && inSight(each))
        .toSorted((one, other) => Math.abs(one.x - 0.5) - Math.abs(other.x - 0.5))[0],
    centreOf(swimmer) {
      const { x, y, width, height } = boxOf(swimmer)
      return { x: x + width / 2, y: y + height / 2 }
    },
    flash({ element }) {
      element.dataset.state = 'hit'
      setTimeout(() => {
        if (element.dataset.state === 'hit') delete element.dataset.state
      }, timing.flash)
    },
    take(swimmer) {
      const each = fish.find(({ element }) => element === swimmer.element)
      if (!each) return
      each.gone = true
      each.element.dataset.state = 'caught'
      setTimeout(() => {
        each.gone = false
        delete each.element.dataset.state
        if (!still()) each.x = each.speed > 0 ? 0 : 0.999
      }, timing.away)
    },
  }
}
