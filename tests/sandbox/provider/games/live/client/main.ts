/** A live table: one round for everybody, bets while they are open, then the cards, the wheel or the dice. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { languageTag, type Texts, wordOf } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { createTimed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { LiveTable } from '../live-table.ts'
import { type Bets, createBets } from './bets.ts'
import { joinParts, readBet, toCents } from './draft.ts'
import { createFelt } from './felt.ts'
import { createRouletteFelt } from './felt-roulette.ts'
import { outcomeName, pocketName, resultName, spotName } from './names.ts'
import { createColours, createNumbers } from './numbers-view.ts'
import { createRoads } from './roads-view.ts'
import { wheelSpots } from './roulette-spots.ts'
import { phaseOf, type Scene, shownRounds } from './scene.ts'
import { createCards } from './scene-cards.ts'
import { createDice } from './scene-dice.ts'
import { createWheel } from './scene-wheel.ts'
import { createSide } from './side.ts'
import type { SpotChips } from './spot-chips.ts'
import { createStage } from './stage.ts'
import { type LiveTexts, liveTexts } from './texts.ts'
import { pocketColour } from './wheel.ts'

const isLive = (table: Table): table is LiveTable => table.kind === 'live'

/** An absence, in ms: shorter ones go unnoticed. */
const absence = 6_000
const stripLength = 8

function sceneOf({ variant }: LiveTable, t: LiveTexts, texts: Texts): Scene {
  if (variant === 'roulette') return createWheel(t)
  return variant === 'colorGame' ? createDice(t) : createCards(t, texts)
}

function historyOf({ variant }: LiveTable, t: LiveTexts): (rounds: readonly string[]) => void {
  if (variant === 'roulette') return createNumbers(t)
  return variant === 'colorGame' ? createColours(t) : createRoads(variant, t)
}

/** Spots that won a round. */
function wonSpots({ variant, result }: LiveTable): ReadonlySet<string> {
  if (!result) return new Set()
  const { pocket, sides, dice } = result
  if (variant === 'roulette')
    return new Set(wheelSpots.flatMap(({ id, covers }) => (covers.includes(pocket ?? -1) ? [id] : [])))
  const triple = dice.length > 0 && dice.every((die) => die === dice[0])
  return new Set([...sides, ...(triple ? ['triple'] : [])])
}

function startLive(data: PageData, texts: Texts): void {
  const first = data.table
  if (!isLive(first)) return
  const t = liveTexts(data.language)
  const told = find('#told', HTMLElement)
  const away = find('#away', HTMLElement)
  const strip = find('#strip', HTMLElement)
  const compact = new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: data.currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const short = (cents: number): string => compact.format(cents / 100)
  const plain = new Intl.NumberFormat(languageTag(data.language))

  createTimed(data, texts, isLive, (timed) => {
    const { panel, now } = timed
    let table = first
    let tickets: readonly Ticket[] = data.tickets
    let lookedAt = first.seenAt ?? Number.POSITIVE_INFINITY
    let shown = ''
    let onFelt = ''
    let bets: Bets | undefined
    const stage = createStage(t, sceneOf(first, t, texts), (count) => t.players(plain.format(count)))
    const showHistory = historyOf(first, t)
    const side = createSide({ t, texts, money: panel.money })
    const felt = (first.variant === 'roulette' ? createRouletteFelt : createFelt)({
      variant: first.variant,
      t,
      money: panel.money,
      short,
      paysOf: (kind) => table.kinds.find(({ id }) => id === kind)?.pays ?? '',
      tap: (spot) => bets?.tap(spot),
    })
    bets = createBets(first, { t, timed, panel, short, changed: showFelt })

    function chipsNow(): Map<string, SpotChips> {
      const moment = now()
      const isOver = phaseOf(table, moment) === 'shown'
      const won = isOver ? wonSpots(table) : new Set<string>()
      const draft = bets?.parts() ?? {}
      const placed = bets?.placed() ?? {}
      const there = table.others.filter(({ at }) => at <= moment)
      const spots = new Set([
        ...Object.keys(joinParts([draft, placed])),
        ...there.map(({ spot }) => spot),
        ...won,
      ])
      return new Map(
        Array.from(spots, (spot) => {
          const on = there.filter((bet) => bet.spot === spot)
          return [
            spot,
            {
              draft: draft[spot] ?? 0,
              placed: placed[spot] ?? 0,
              others: on.reduce((sum, { amount }) => sum + toCents(amount), 0),
              people: on.length,
              outcome: won.has(spot) ? 'won' : isOver ? 'lost' : '',
            },
          ]
        }),
      )
    }

    /** Touches the felt only when something on it has changed. */
    function showFelt(): void {
      const chips = chipsNow()
      const open = phaseOf(table, now()) === 'open'
      const key = JSON.stringify([open, ...chips])
      if (key === onFelt) return
      onFelt = key
      felt.show(chips, open)
    }

    const own = (round: number): readonly Ticket[] =>
      tickets.filter(({ choice }) => readBet(choice).round === round)

    /** The result in words, with what it means for this player once that is decided. */
    function sentence(): string {
      if (!table.result) return ''
      const result = resultName(table.variant, table.result, t)
      const decided = own(table.round).filter(({ state }) => state !== 'waiting')
      return decided.length === 0 ? result : `${result}. ${outcomeName(decided, t, texts, panel.money)}`
    }

    function tell(): void {
      const isOver = phaseOf(table, now()) === 'shown'
      const text = isOver ? sentence() : ''
      if (told.textContent === text) return
      told.textContent = text
      const net = own(table.round).reduce(
        (sum, { state, win, bet }) => (state === 'settled' ? sum + toCents(win) - toCents(bet) : sum),
        0,
      )
      told.dataset.tone = net > 0 ? 'won' : net < 0 ? 'lost' : 'none'
      // A bet's end is announced when the server tells it.
      if (text !== '' && own(table.round).every(({ state }) => state !== 'waiting')) panel.announce(text)
    }

    function showStrip(rounds: readonly string[]): void {
      strip.replaceChildren(
        ...rounds.slice(0, stripLength).map((sides) => {
          const parts = sides.split('+')
          const [main = ''] = parts
          if (table.variant === 'colorGame')
            return make(
              'li',
              { class: 'throw', label: parts.map((die) => wordOf(t.spots, die)).join(', ') },
              ...parts.map((face) => make('i', { data: { face } })),
            )
          const isPocket = table.variant === 'roulette'
          return make('li', {
            class: 'bead',
            text: isPocket ? main : wordOf(t.beads, main),
            label: isPocket ? pocketName(Number(main), t) : spotName(main, t),
            data: { side: isPocket ? pocketColour(Number(main)) : main },
          })
        }),
      )
    }

    /** Says what became of bets whose end this player hasn't seen. */
    function tellAbsence(): void {
      if (document.hidden) return
      const moment = now()
      const missed = tickets.filter(
        ({ state, settlesAt, choice }) =>
          state !== 'waiting' && (settlesAt ?? 0) > lookedAt && readBet(choice).round !== table.round,
      )
      if (moment - lookedAt > absence && missed.length > 0) {
        away.textContent = t.away(missed.length, outcomeName(missed, t, texts, panel.money))
        away.hidden = false
        panel.announce(away.textContent)
      }
      lookedAt = moment
    }

    /** Whatever changes when time passes. */
    function advance(moment: number): void {
      const phase = phaseOf(table, moment)
      const key = `${table.round}|${phase}|${table.lastRound}`
      if (key !== shown) {
        const before = shown.split('|')[1]
        shown = key
        const rounds = shownRounds(table, moment)
        showHistory(rounds)
        showStrip(rounds)
        if (phase === 'closed' && before === 'open') panel.announce(t.closed)
        if (phase === 'open' && before !== undefined && before !== 'open') panel.announce(t.open)
        if (phase === 'closed') away.hidden = true
      }
      stage.tick(table, moment)
      side.show(table, moment)
      showFelt()
      tell()
    }

    return {
      show(next, mine) {
        table = next
        tickets = mine
        bets?.show(next, mine)
        side.showTickets(mine)
        tellAbsence()
        advance(now())
      },
      tick(moment) {
        bets?.tick(moment)
        advance(moment)
        if (!document.hidden && moment - lookedAt < absence) lookedAt = moment
      },
      ended: (decided) => {
        const current = decided.filter(({ choice }) => readBet(choice).round === table.round)
        const result =
          table.result && current.length > 0 ? `${resultName(table.variant, table.result, t)}. ` : ''
        const outcome = outcomeName(decided, t, texts, panel.money)
        if (current.length === 0) {
          // The next round had opened before the server told the end, so the stage has no place for it.
          away.textContent = outcome
          away.hidden = false
        }
        return result + outcome
      },
    }
  })
}

startGame(startLive)
