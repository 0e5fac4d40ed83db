/** Bingo: the caller, the prizes, the player's cards, and the sale for the next draw. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { clockText, createTimed, type Timed, type TimedBoard } from '../../../client/timed.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { BingoDraw, BingoPrize, BingoTable } from '../bingo-table.ts'
import { ballName, showCard } from './card.ts'
import { bingoTexts } from './texts.ts'

const isBingo = (table: Table): table is BingoTable => table.kind === 'bingo'
/** Balls that are shown beside the newest one. */
const recent = 6
const columnOf = (ball: number): string => String(Math.floor((ball - 1) / 15))

function createBoard(data: PageData, timed: Timed): TimedBoard<BingoTable> {
  const words = bingoTexts(data.language)
  const { panel } = timed
  const byId = <Kind extends HTMLElement>(id: string, kind: abstract new (...args: never[]) => Kind): Kind =>
    find(`#${id}`, kind)
  const [ball, phase, called] = [
    byId('ball', HTMLElement),
    byId('phase', HTMLElement),
    byId('called', HTMLElement),
  ]
  const [prizes, cards, houses] = [
    byId('prizes', HTMLElement),
    byId('cards', HTMLElement),
    byId('houses', HTMLElement),
  ]
  const [countdown, pot, sold] = [
    byId('countdown', HTMLElement),
    byId('pot', HTMLElement),
    byId('sold', HTMLElement),
  ]
  const [fewer, more] = [byId('fewer', HTMLButtonElement), byId('more', HTMLButtonElement)]
  const wanted = byId('wanted', HTMLOutputElement)
  const buy = byId('buy', HTMLButtonElement)
  const grid = Array.from(byId('grid', HTMLElement).children)
  let table: BingoTable | undefined
  let count = 1
  let buying = false
  let saidBall = ''
  const saidPrizes = new Set<string>()
  let isFirst = true

  const free = (): number => (table ? table.mostCards - table.own.length : 0)

  function refresh(): void {
    if (!table) return
    count = Math.max(1, Math.min(count, free()))
    wanted.value = String(count)
    fewer.setAttribute('aria-disabled', String(count <= 1 || buying))
    more.setAttribute('aria-disabled', String(count >= free() || buying))
    const price = panel.money((Number(table.price) * count).toFixed(2))
    buy.textContent = buying ? words.buying : free() === 0 ? words.enough : words.buy(count, price)
    buy.setAttribute('aria-disabled', String(buying || free() === 0 || timed.now() >= table.closesAt))
  }

  function step(by: 1 | -1): void {
    count += by
    refresh()
  }
  fewer.addEventListener('click', () => fewer.getAttribute('aria-disabled') !== 'true' && step(-1))
  more.addEventListener('click', () => more.getAttribute('aria-disabled') !== 'true' && step(1))

  async function buyCards(): Promise<void> {
    const { room = '', round } = table ?? {}
    buying = true
    refresh()
    let bought = 0
    // One bet a card, so that each is booked and decided by itself. The first refusal ends it.
    while (bought < count && (await timed.bet(`${room}:${round}`))) bought++
    buying = false
    refresh()
    if (bought > 0) panel.announce(words.bought(bought), true)
  }
  buy.addEventListener('click', () => {
    if (table && buy.getAttribute('aria-disabled') !== 'true') void buyCards()
  })

  function showCaller(draw: BingoDraw | null): void {
    const newest = draw?.balls.at(-1)
    ball.textContent = newest === undefined ? '–' : ballName(newest)
    ball.dataset.column = newest === undefined ? '' : columnOf(newest)
    phase.textContent = !draw
      ? words.waiting
      : draw.isOver
        ? words.over
        : draw.balls.length === 0
          ? words.startsSoon
          : words.running
    called.replaceChildren(
      ...(draw?.balls.slice(-1 - recent, -1).toReversed() ?? []).map((each) =>
        make('li', { class: 'ball', text: ballName(each), data: { column: columnOf(each) } }),
      ),
    )
    const seen = new Set(draw?.balls)
    for (const [index, cell] of grid.entries()) cell.toggleAttribute('data-called', seen.has(index + 1))
  }

  function showPrize({ id, amount, balls, winners, own }: BingoPrize): HTMLElement {
    const names = [...(own.length > 0 ? [words.you] : []), ...winners]
    const who = balls === null ? words.open : `${names.join(', ')} · ${words.inBalls(balls)}`
    const state = own.length > 0 ? 'own' : balls === null ? 'open' : 'won'
    return make(
      'li',
      { data: { state } },
      make('span', { text: words.prize[id] }),
      make('b', { class: 'figures', text: panel.money(amount) }),
      make('small', { text: who }),
    )
  }

  /** Cards of the running draw first. While none runs, those of the last one stay, with those for the next. */
  function showCards({ draw, own }: BingoTable): void {
    const balls = new Set(draw?.balls)
    const drawn = (draw?.own ?? []).map(({ roundId, card }, index) => {
      const won =
        draw?.prizes.filter((prize) => prize.own.includes(roundId)).map(({ id }) => words.prize[id]) ?? []
      return showCard(card, balls, { name: words.cardNumber(index + 1), prizes: won, words })
    })
    const next = own.map(({ card }, index) =>
      showCard(card, new Set(), { name: `${words.forNext} · ${index + 1}`, prizes: [], words }),
    )
    const all = [...drawn, ...next]
    cards.replaceChildren(...(all.length > 0 ? all : [make('p', { class: 'none', text: words.noCards })]))
  }

  function showHistory({ history }: BingoTable): void {
    const rows = history.map(({ winner, amount }) =>
      make(
        'li',
        { class: 'ticket' },
        make('span', { text: winner }),
        make('small', {}),
        make('b', { class: 'figures', text: panel.money(amount) }),
      ),
    )
    houses.replaceChildren(...(rows.length > 0 ? rows : [make('li', { class: 'none', text: words.nobody })]))
  }

  /** Says the newest ball to those who have a card, and the prizes they won, once. */
  function announce({ draw }: BingoTable): void {
    const newest = draw && !draw.isOver ? draw.balls.at(-1) : undefined
    const name = newest === undefined ? '' : ballName(newest)
    const wins = (draw?.prizes ?? []).filter(
      ({ id, own }) => own.length > 0 && !saidPrizes.has(`${draw?.round}:${id}`),
    )
    for (const { id } of wins) saidPrizes.add(`${draw?.round}:${id}`)
    const isNew = name !== '' && name !== saidBall
    saidBall = name
    if (isFirst) isFirst = false
    else if (wins.length > 0)
      panel.announce(wins.map(({ id }) => words.youWonPrize(words.prize[id])).join('. '), true)
    else if (isNew && draw && draw.own.length > 0) panel.announce(words.ballIs(name))
  }

  return {
    show(next) {
      table = next
      showCaller(next.draw)
      prizes.replaceChildren(...(next.draw?.prizes ?? []).map(showPrize))
      showCards(next)
      showHistory(next)
      pot.textContent = panel.money(next.pot)
      sold.textContent = words.sold(next.cardsSold, next.players)
      announce(next)
      refresh()
    },
    tick(now) {
      if (!table) return
      countdown.textContent = clockText(table.closesAt - now)
      refresh()
    },
  }
}

function startBingo(data: PageData, texts: Texts): void {
  createTimed(data, texts, isBingo, (timed) => createBoard(data, timed))
}

startGame(startBingo)
