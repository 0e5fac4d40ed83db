/** How a card room runs: taking a seat, turns, the end of a round. Each game adds its own cards and moves. */
import { find } from '../../../client/dom.ts'
import { languageTag, type Texts } from '../../../client/languages.ts'
import { createTimed } from '../../../client/timed.ts'
import type { PageData, TimedTable } from '../../../protocol.ts'
import type { Act, CardRoomTable, CardRound } from '../card-room-table.ts'
import { createSeats, type SeatNote } from './seats.ts'
import { endSentence, type FinalHand, showEnd, showPast } from './showdown.ts'
import { type CardRoomTexts, cardRoomTexts } from './texts.ts'

/** What a game may use. */
export interface RoomTools {
  readonly words: CardRoomTexts
  nameOf(seat: number): string
  /** Makes a move in the player's turn. */
  act(move: string): void
}

/** A game's part of the table. */
export interface CardGameView<View> {
  /** Shows cards and buttons. `mine` is true in the player's turn. */
  show(round: CardRound<View> | null, mine: boolean): void
  /** What the player can do now. */
  line(round: CardRound<View>): string
  /** A move in a few words. */
  describe(move: string): string
  /** What to show of another seat, besides its last move. */
  seat(round: CardRound<View>, seat: number): SeatNote
  /** What to show of each seat at the end. */
  final(view: View): readonly FinalHand[]
  /** How the round ended, if there is more to say than who won. */
  ending?(view: View): string
}

type Table<View> = TimedTable & CardRoomTable<View>

/** `joining`: the stake is in, and free seats fill. */
type Stage = 'idle' | 'joining' | 'dealing' | 'playing' | 'over'

function stageOf({ round, seats }: CardRoomTable<unknown>, now: number): Stage {
  if (!round) return 'idle'
  if (round.end) return 'over'
  if (now >= round.dealtAt) return 'playing'
  return seats.every(({ here }) => here) ? 'dealing' : 'joining'
}

/** Starts a card room. */
export function startCardRoom<View>(
  data: PageData,
  texts: Texts,
  isOwn: (table: PageData['table']) => table is Table<View>,
  create: (tools: RoomTools) => CardGameView<View>,
): void {
  const words = cardRoomTexts(data.language)
  const felt = find('#felt', HTMLElement)
  const pot = find('#pot', HTMLElement)
  const line = find('#line', HTMLElement)
  const actions = find('#turn-actions', HTMLElement)
  const ready = find('#ready', HTMLButtonElement)
  const centre = find('#centre', HTMLElement)
  const hand = find('#hand', HTMLElement)
  const showdown = find('#showdown', HTMLElement)
  const seats = createSeats(words)
  const time = new Intl.DateTimeFormat(languageTag(data.language), {
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  })

  createTimed<Table<View>>(data, texts, isOwn, ({ panel, now, bet, move, refresh }) => {
    let table: Table<View> | undefined
    let busy = false
    /** The control that had the focus is gone, and the next one isn't there yet. */
    let focusLost = false
    let heard: { roundId: string; steps: number; stage: Stage } = { roundId: '', steps: -1, stage: 'idle' }

    const view = create({ words, nameOf: seats.nameOf, act: (made) => void act(made) })

    async function act(made: string): Promise<void> {
      const round = table?.round
      if (busy || round?.turn?.seat !== 0) return
      busy = true
      actions.toggleAttribute('data-busy', true)
      const accepted = await move(round.roundId, `${round.steps}:${made}`)
      busy = false
      actions.toggleAttribute('data-busy', false)
      const later = table?.round
      if (!accepted && !later?.end && later?.steps !== round.steps) panel.announce(words.late, true)
    }

    async function takeSeat(): Promise<void> {
      if (busy || !table) return
      busy = true
      ready.setAttribute('aria-disabled', 'true')
      await bet(table.place)
      await refresh()
      busy = false
      ready.removeAttribute('aria-disabled')
    }
    ready.addEventListener('click', () => void takeSeat())

    const actText = ({ move: made, auto }: Act): string =>
      auto ? words.auto(view.describe(made)) : view.describe(made)
    const lastAct = (round: CardRound<View>, seat: number): string => {
      const last = round.acts.findLast((each) => each.seat === seat)
      return last ? actText(last) : ''
    }

    function lineOf(round: CardRound<View> | null, stage: Stage): string {
      if (!round) return words.welcome
      if (stage === 'joining') return words.joining
      if (stage === 'dealing') return words.dealing
      if (round.end) {
        const missed = round.missed > 0 ? words.missed(round.missed) : ''
        return [view.ending?.(round.view), endSentence(round.end.winners, words, seats.nameOf), missed]
          .filter(Boolean)
          .join(' ')
      }
      if (round.turn?.seat !== 0) return words.turnOf(seats.nameOf(round.turn?.seat ?? 0))
      return round.away ? words.away : `${words.yourTurn} ${view.line(round)}`
    }

    /** Keeps the focus of keyboard users in the game when controls come and go. */
    function keepFocus(held: boolean, playing: boolean): void {
      const { activeElement } = document
      const gone = activeElement === document.body || activeElement?.closest('[hidden]') != null
      focusLost ||= held && gone
      const next = playing ? hand.querySelector<HTMLElement>('[tabindex="0"]') : ready
      if (!focusLost || !next) return
      next.focus({ preventScroll: true })
      focusLost = false
    }

    /** Says what happened since the last look. */
    function speak(round: CardRound<View> | null, stage: Stage, text: string): void {
      if (!round) return
      const isNews = heard.roundId !== round.roundId || heard.steps !== round.steps || heard.stage !== stage
      const fresh = heard.roundId === round.roundId ? round.steps - heard.steps : round.steps
      heard = { roundId: round.roundId, steps: round.steps, stage }
      if (!isNews) return
      const acts = round.acts
        .slice(-Math.min(fresh, 4) || round.acts.length)
        .filter(({ seat, auto }) => seat !== 0 || auto)
        .map((each) => `${seats.nameOf(each.seat)}: ${actText(each)}`)
      panel.announce([...acts, text].join('. '))
    }

    return {
      show(next) {
        table = next
        const { round } = next
        const stage = stageOf(next, now())
        const playing = stage !== 'idle' && stage !== 'over'
        const held = [ready, actions, hand].some((part) => part.contains(document.activeElement))
        felt.dataset.stage = stage
        panel.lock(playing)
        seats.show(next, (seat) => {
          if (!round || stage === 'joining') return {}
          return { act: lastAct(round, seat), ...view.seat(round, seat) }
        })
        view.show(stage === 'joining' ? null : round, round?.turn?.seat === 0)
        actions.hidden = !playing
        ready.hidden = playing
        centre.hidden = stage === 'over'
        hand.hidden = stage === 'over'
        showdown.hidden = stage !== 'over'
        keepFocus(held, playing)
        if (round?.end)
          showEnd(round, view.final(round.view), { words, texts, nameOf: seats.nameOf, money: panel.money })
        showPast(next.history, { words, money: panel.money }, (at) => time.format(at))
        const text = lineOf(round, stage)
        if (line.textContent !== text) line.textContent = text
        felt.toggleAttribute('data-mine', round?.turn?.seat === 0)
        speak(round, stage, text)
      },
      tick(at) {
        seats.tick(at)
        const stake = panel.money(panel.bet())
        const name = table?.round ? words.next(stake) : words.play(stake)
        if (ready.textContent !== name) ready.textContent = name
        const amount = table?.round?.pot ?? potOf(panel.bet())
        const shown = panel.money(amount)
        if (pot.textContent !== shown) pot.textContent = shown
      },
    }

    /** What a round at this stake will have in the pot. */
    function potOf(stake: string): string {
      const centavos =
        Math.round(Number(stake) * 100) * (table?.seats.length ?? 1) * (100 - (table?.fee ?? 0))
      return (Math.floor(centavos / 100) / 100).toFixed(2)
    }
  })
}

/** Turns a button on or off. Not `disabled`, which would take its focus. */
export const setOn = (button: HTMLElement, on: boolean): void =>
  button.setAttribute('aria-disabled', String(!on))
/** Calls back when a button is pressed while it is on. */
export const onPress = (button: HTMLElement, press: () => void): void =>
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press()
  })
