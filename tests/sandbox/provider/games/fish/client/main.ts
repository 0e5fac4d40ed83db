/** The fish shooter: fish swim by, a shot flies at one, and the server decides whether it is caught. */

import { find, pause, pauseForMotion, still } from '../../../client/dom.ts'
import { drawing, make } from '../../../client/dom-make.ts'
import { type Texts } from '../../../client/languages.ts'
import { type Board, createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { FishKind, FishTable } from '../fish-table.ts'
import { fishTexts } from './texts.ts'

interface Swimmer {
  readonly kind: FishKind
  readonly element: HTMLButtonElement
  readonly speed: number
  /** Horizontal and vertical position in the sea, from 0 to 1. */
  x: number
  readonly y: number
}

/** Number of each kind on screen. */
const shoal: Readonly<Record<FishKind, number>> = {
  dilis: 4,
  tilapia: 3,
  bangus: 3,
  pusit: 2,
  pagi: 2,
  pating: 1,
  sirena: 1,
}
const timing = { flight: 220, gone: 500, again: 900 }

const isFish = (table: Table): table is FishTable => table.kind === 'fish'
// The names come only from the served page.
const isKind = (name: string | undefined): name is FishKind =>
  name !== undefined && Object.hasOwn(shoal, name)

function startFish(data: PageData, texts: Texts): void {
  const words = fishTexts(data.language)
  const sea = find('#sea', HTMLElement)
  const cannon = find('#cannon', SVGSVGElement)
  const fire = find('#fire', HTMLButtonElement)
  let target: Swimmer | undefined

  const aimed = (): FishKind => {
    const value = find('input[name="target"]:checked', HTMLInputElement).value
    return isKind(value) ? value : 'dilis'
  }
  const kinds = Object.keys(shoal).filter(isKind)
  const swimmers = kinds.flatMap((kind, row) =>
    Array.from({ length: shoal[kind] }, (_, index): Swimmer => {
      const place = row * 3 + index * 7
      const element = make('button', {
        class: 'fish',
        label: words.fish[kind],
        data: { kind, way: place % 2 === 0 ? 'right' : 'left' },
      })
      // Not focusable: keyboard users choose the target beside the trigger, so one tab stop is enough.
      element.tabIndex = -1
      element.append(drawing(`fish-${kind}`, '0 0 120 80'))
      return {
        kind,
        element,
        speed: (0.02 + ((place * 13) % 7) / 250) * (place % 2 === 0 ? 1 : -1),
        x: ((place * 29) % 100) / 100,
        y: 0.06 + ((row * 41 + index * 23) % 62) / 100,
      }
    }),
  )
  sea.prepend(...swimmers.map(({ element }) => element))

  function lay({ element, x, y }: Swimmer): void {
    element.style.translate = `calc(${x} * (100cqw + 100%) - 100%) ${y * 100}cqh`
  }
  let last = performance.now()
  function swim(now: number): void {
    const passed = Math.min(100, now - last) / 1000
    last = now
    for (const swimmer of swimmers) {
      swimmer.x = (swimmer.x + swimmer.speed * passed + 1) % 1
      lay(swimmer)
    }
    requestAnimationFrame(swim)
  }
  for (const swimmer of swimmers) {
    if (still()) swimmer.x = 0.15 + swimmer.x * 0.7
    lay(swimmer)
  }
  if (!still()) requestAnimationFrame(swim)

  const centre = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const inSight = (): Swimmer[] =>
    swimmers.filter(({ x, element }) => x > 0.1 && x < 0.9 && !element.dataset.state)

  function shootAt({ element }: Swimmer): void {
    const [from, to, box] = [centre(cannon), centre(element), sea.getBoundingClientRect()]
    cannon.style.rotate = `${Math.atan2(to.x - from.x, from.y - to.y)}rad`
    if (still()) return
    const shot = make('i', { class: 'shot' })
    sea.append(shot)
    const at = ({ x, y }: { x: number; y: number }) => `${x - box.left}px ${y - box.top}px`
    const flight = shot.animate([{ translate: at(from) }, { translate: at(to) }], {
      duration: timing.flight,
      fill: 'forwards',
    })
    void flight.finished.then(() => shot.remove())
  }

  const board: Board<FishTable> = {
    begin() {
      fire.setAttribute('aria-disabled', 'true')
      const kind = aimed()
      if (target?.kind !== kind || target.element.dataset.state)
        target = inSight().find((each) => each.kind === kind)
      target ??= swimmers.find((each) => each.kind === kind)
      if (target) shootAt(target)
    },
    async reveal({ shot }) {
      await pauseForMotion(timing.flight)
      if (!shot || !target) return undefined
      const { element } = target
      element.dataset.state = shot.caught ? 'caught' : 'hit'
      const name = words.fish[shot.at]
      const free = target
      void pause(shot.caught ? timing.again : timing.gone).then(() => {
        delete element.dataset.state
        if (shot.caught && !still()) free.x = free.speed > 0 ? 0 : 0.999
      })
      return shot.caught ? words.caught(name) : words.missed(name)
    },
    abandon() {},
    async end() {
      target = undefined
      fire.removeAttribute('aria-disabled')
    },
  }
  const play = createPlay(data, texts, board, isFish)
  const shoot = () => void play(aimed())
  fire.addEventListener('click', shoot)
  for (const swimmer of swimmers)
    swimmer.element.addEventListener('click', () => {
      find(`input[value="${swimmer.kind}"]`, HTMLInputElement).checked = true
      if (fire.getAttribute('aria-disabled') !== 'true') target = swimmer
      shoot()
    })
}

startGame(startFish)
