/** Crash: a curve that everybody watches, and one button that bets or cashes out. */
import { find, still } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { createTimed, type Timed, type TimedBoard } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { CrashTable } from '../crash-table.ts'
import { createSky } from './sky.ts'
import { crashTexts } from './texts.ts'

const isCrash = (table: Table): table is CrashTable => table.kind === 'crash'

const multiplierAt = (table: CrashTable, now: number): number =>
  table.crash
    ? Number(table.crash.at)
    : Math.max(1, Math.exp((table.growth * (now - table.startsAt)) / 1_000))

function createBoard(data: PageData, texts: Texts, timed: Timed): TimedBoard<CrashTable> {
  const words = crashTexts(data.language)
  const flights = find('#flights', HTMLElement)
  const crowd = find('#crowd', HTMLElement)
  const play = find('#play', HTMLButtonElement)
  const autoOn = find('#auto-on', HTMLInputElement)
  const auto = find('#auto', HTMLInputElement)
  const bets = find('#tickets', HTMLElement)
  const phase = find('#phase', HTMLElement)
  const sky = createSky()
  let table: CrashTable | undefined
  let tickets: readonly Ticket[] = []
  let busy = false
  const saidOf = new Set<string>(data.tickets.map(({ roundId }) => roundId))

  const roundOf = ({ choice }: Ticket): string => choice.split('@')[0] ?? ''
  const exitOf = ({ moves }: Ticket): string | undefined =>
    moves?.find((move) => move.startsWith('out@'))?.split('@')[1]
  /** The bet that is in the current flight and hasn't left it. */
  const riding = (): Ticket | undefined =>
    tickets.find(
      (ticket) => ticket.state === 'waiting' && roundOf(ticket) === String(table?.round) && !exitOf(ticket),
    )

  function showPlay(now: number): void {
    if (!table) return
    const own = riding()
    const betting = now < table.startsAt
    const over = table.crash !== null
    const label = own
      ? betting || over
        ? words.placed
        : words.cashOut(timed.panel.money((Number(own.bet) * multiplierAt(table, now)).toFixed(2)))
      : betting
        ? words.join
        : words.wait
    const enabled = !busy && (own ? !betting && !over : betting)
    if (play.textContent !== label) play.textContent = label
    play.setAttribute('aria-disabled', String(!enabled))
    play.toggleAttribute('data-riding', own !== undefined && !betting && !over)
  }

  /** "4711" or "4711@2.50". Undefined if the figure is wrong, which is said. */
  function choiceNow(round: number): string | undefined {
    if (!autoOn.checked) return String(round)
    const at = Number(auto.value)
    const right = Number.isFinite(at) && at >= 1.01 && at <= 100
    auto.setAttribute('aria-invalid', String(!right))
    if (right) return `${round}@${at.toFixed(2)}`
    timed.panel.announce(words.autoWrong, true)
    auto.focus()
    return undefined
  }

  play.addEventListener('click', () => {
    if (!table || busy || play.getAttribute('aria-disabled') === 'true') return
    const own = riding()
    const choice = own ? undefined : choiceNow(table.round)
    if (!own && choice === undefined) return
    busy = true
    showPlay(timed.now())
    const done = own ? timed.move(own.roundId, 'out') : timed.bet(choice ?? '')
    void done.finally(() => {
      busy = false
      showPlay(timed.now())
    })
  })

  function showFlights({ history }: CrashTable): void {
    flights.replaceChildren(
      ...history.map(({ at }) =>
        make('li', {
          class: 'figures',
          text: `${at}×`,
          data: { size: Number(at) >= 10 ? 'huge' : Number(at) >= 2 ? 'large' : 'small' },
        }),
      ),
    )
  }

  function showCrowd({ others, crash }: CrashTable): void {
    const rows = others.map(({ name, bet, out }) =>
      make(
        'li',
        { data: { state: out !== null ? 'out' : crash ? 'crashed' : 'in' } },
        make('span', { text: name }),
        make('span', { class: 'figures', text: timed.panel.money(bet) }),
        make('b', { class: 'figures', text: out === null ? (crash ? '–' : '') : `${out}×` }),
      ),
    )
    crowd.replaceChildren(...(rows.length > 0 ? rows : [make('li', { class: 'none', text: words.nobody })]))
  }

  /** Says how the player's own bets ended, once. */
  function announce(): void {
    for (const ticket of tickets) {
      if (ticket.state !== 'settled' || saidOf.has(ticket.roundId)) continue
      saidOf.add(ticket.roundId)
      const flight = table?.history.find(({ round }) => String(round) === roundOf(ticket))
      const won = Number(ticket.win) > 0
      const at = won ? (Number(ticket.win) / Number(ticket.bet)).toFixed(2) : (flight?.at ?? '')
      const said = won ? `${words.left(at)} ${texts.youWon(timed.panel.money(ticket.win))}` : words.lost(at)
      timed.panel.announce(said, true)
    }
  }

  function paint(): void {
    if (!table) return
    const now = timed.now()
    const betting = now < table.startsAt
    const at = multiplierAt(table, now)
    sky.show(betting ? 'betting' : table.crash ? 'crashed' : 'flying', betting ? 1 : at, now - table.startsAt)
    const text = betting
      ? words.startsIn(Math.ceil((table.startsAt - now) / 1_000))
      : table.crash
        ? words.crashed(table.crash.at)
        : words.flying
    if (phase.textContent !== text) phase.textContent = text
    showPlay(now)
  }

  function frame(): void {
    paint()
    requestAnimationFrame(frame)
  }
  if (!still()) requestAnimationFrame(frame)

  return {
    show(next, current) {
      table = next
      tickets = current
      find('#seal', HTMLElement).textContent = next.seal
      showFlights(next)
      showCrowd(next)
      announce()
      showTickets(bets, tickets, texts, timed.panel.money, (ticket) => {
        const [round = '', at] = ticket.choice.split('@')
        const exit = exitOf(ticket) ?? at
        return exit === undefined
          ? words.round(round.slice(-5))
          : `${words.round(round.slice(-5))} · ${exit}×`
      })
      paint()
    },
    tick() {
      if (still()) paint()
    },
    // Nobody knows when a flight ends, so it is asked for while it lasts.
    isDue: (now) => table !== undefined && table.crash === null && now >= table.startsAt,
  }
}

function startCrash(data: PageData, texts: Texts): void {
  createTimed(data, texts, isCrash, (timed) => createBoard(data, texts, timed))
}

startGame(startCrash)
