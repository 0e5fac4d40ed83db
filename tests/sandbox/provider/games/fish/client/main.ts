/** The fish shooter: aim, hold to fire, and the server decides what a shot that hits has caught. */
import { find, pause, still } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { formatMoney } from '../../../client/money.ts'
import { type Board, createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { FishKind, FishTable } from '../fish-table.ts'
import { createShoal, fishKindsShown, type Swimmer } from './shoal.ts'
import { createShots } from './shots.ts'
import { fishTexts } from './texts.ts'

/** Time between two shots while firing, in ms. */
const rate = 260
/** Shots on their way and hits that wait for the server, together. Firing pauses at that many. */
const mostPending = 4
/** Continuous fire ends by itself after so many shots. */
const longestBurst = 100
/** One press of an arrow key turns the cannon by this angle. */
const turn = Math.PI / 24
const widest = Math.PI / 2.2

const isFish = (table: Table): table is FishTable => table.kind === 'fish'

function startFish(data: PageData, texts: Texts): void {
  const words = fishTexts(data.language)
  const sea = find('#sea', HTMLElement)
  const cannon = find('#cannon', SVGSVGElement)
  const fire = find('#fire', HTMLButtonElement)
  const auto = find('#auto', HTMLButtonElement)
  const shoal = createShoal(sea, words)
  const shots = createShots(sea, shoal, strike)
  /** Fish that were hit, whose round hasn't been played yet. */
  const struck: Swimmer[] = []
  let current: Swimmer | undefined
  let angle = 0
  let firing = false
  let burst = 0
  let lastShot = 0
  let playing = false

  const locked = (): FishKind | undefined => {
    const { value } = find('input[name="target"]:checked', HTMLInputElement)
    return fishKindsShown.find((kind) => kind === value)
  }

  function stop(): void {
    firing = false
    burst = 0
    auto.setAttribute('aria-pressed', 'false')
  }

  const board: Board<FishTable> = {
    begin() {},
    async reveal({ shot }, win) {
      if (!shot || !current) return undefined
      const name = words.fish[shot.at]
      shoal.flash(current)
      if (!shot.caught) return words.missed(name)
      celebrate(current, win)
      shoal.take(current)
      return words.caught(name)
    },
    // The round was refused or cancelled, so firing on would only repeat that.
    abandon() {
      stop()
      shots.clear()
      struck.length = 0
    },
    async end() {},
  }
  const play = createPlay(data, texts, board, isFish)

  function strike(swimmer: Swimmer): void {
    struck.push(swimmer)
    void playAll()
  }
  async function playAll(): Promise<void> {
    if (playing) return
    playing = true
    for (current = struck.shift(); current; current = struck.shift()) await play(current.kind)
    playing = false
  }

  /** The win rises from the caught fish. */
  function celebrate(swimmer: Swimmer, win: string): void {
    const { x, y } = shoal.centreOf(swimmer)
    const coin = make('b', { class: 'catch figures', text: `+${formatMoney(win, data)}` })
    coin.style.insetInlineStart = `${Math.max(50, Math.min(sea.clientWidth - 50, x))}px`
    coin.style.insetBlockStart = `${y}px`
    sea.append(coin)
    void pause(1_100).then(() => coin.remove())
  }

  function aimAt(x: number, y: number): void {
    const box = sea.getBoundingClientRect()
    turnTo(Math.atan2(x - box.left - box.width / 2, box.bottom - y))
  }
  function turnTo(next: number): void {
    angle = Math.max(-widest, Math.min(widest, next))
    cannon.style.rotate = `${angle}rad`
  }

  function shoot(): void {
    const now = performance.now()
    if (now - lastShot < rate || shots.count + struck.length + (playing ? 1 : 0) >= mostPending) return
    lastShot = now
    const kind = locked()
    const mark = kind && shoal.nearest(kind)
    const from = { x: sea.clientWidth / 2, y: sea.clientHeight - 40 }
    if (mark) {
      const to = shoal.centreOf(mark)
      turnTo(Math.atan2(to.x - from.x, from.y - to.y))
    }
    if (still()) {
      const target = mark ?? shoal.nearest('dilis')
      if (target) strike(target)
    } else shots.fire(from, angle, mark)
    if (firing) burst++
    if (burst >= longestBurst) stop()
  }

  let last = performance.now()
  function frame(now: number): void {
    const seconds = Math.min(100, now - last) / 1_000
    last = now
    shoal.swim(seconds)
    shots.fly(seconds)
    if (firing) shoot()
    requestAnimationFrame(frame)
  }
  if (still()) setInterval(() => firing && shoot(), rate)
  else requestAnimationFrame(frame)

  sea.addEventListener('pointermove', ({ clientX, clientY }) => aimAt(clientX, clientY))
  sea.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    aimAt(event.clientX, event.clientY)
    sea.setPointerCapture(event.pointerId)
    firing = true
    shoot()
  })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    sea.addEventListener(end, () => {
      if (auto.getAttribute('aria-pressed') !== 'true') stop()
    })
  fire.addEventListener('click', shoot)
  auto.addEventListener('click', () => {
    if (firing) return stop()
    firing = true
    auto.setAttribute('aria-pressed', 'true')
    shoot()
  })
  sea.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') turnTo(angle - turn)
    else if (event.key === 'ArrowRight') turnTo(angle + turn)
    else if (event.key === ' ' || event.key === 'Enter') shoot()
    else return
    event.preventDefault()
  })
  // Nobody watches a hidden page, so it fires no shots.
  document.addEventListener('visibilitychange', () => document.hidden && stop())
}

startGame(startFish)
