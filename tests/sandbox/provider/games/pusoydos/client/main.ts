/** Pusoy Dos: the hand to beat, and thirteen cards to beat it with. */
import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import { startGame } from '../../../client/start-game.ts'
import type { Table } from '../../../protocol.ts'
import type { CardRound } from '../../cardroom/card-room-table.ts'
import { cardOf, writeCards } from '../../cardroom/client/deck.ts'
import { createHand } from '../../cardroom/client/hand.ts'
import { type CardGameView, onPress, setOn, startCardRoom } from '../../cardroom/client/room.ts'
import { signOf } from '../../cardroom/client/sign.ts'
import type { PusoyTable, PusoyView } from '../pusoy-table.ts'
import { beats, byStrength, lowestCard, readHand, strengthOf, usableCards } from './hands.ts'
import { pusoyTexts } from './texts.ts'

const isPusoy = (table: Table): table is PusoyTable => table.kind === 'pusoydos'

startGame((data, texts) => {
  const words = pusoyTexts(data.language)
  const pile = find('#pile', HTMLElement)
  const pileOf = find('#pile-of', HTMLElement)
  const play = find('#play', HTMLButtonElement)
  const pass = find('#pass', HTMLButtonElement)

  startCardRoom<PusoyView>(data, texts, isPusoy, ({ nameOf, act }): CardGameView<PusoyView> => {
    let round: CardRound<PusoyView> | null = null
    let mine = false
    let piled = ''

    const neededIn = ({ opening }: PusoyView): number | undefined => (opening ? lowestCard : undefined)
    /** A hand in a few words: "pair", or the card itself. */
    const nameOfHand = (cards: readonly number[]): string => {
      const made = readHand(cards)
      return made && made.kind !== 'single' ? words.kinds[made.kind] : signOf(cards[0] ?? 0)
    }
    const canPlay = (): boolean => {
      const made = readHand(hand.chosen())
      if (!round || !mine || !made || !beats(made, round.view.trick?.hand)) return false
      const needed = neededIn(round.view)
      return needed === undefined || made.cards.includes(needed)
    }
    function playChosen(): void {
      if (!canPlay()) return
      act(`play:${writeCards(hand.chosen())}`)
    }
    const hand = createHand({
      texts,
      height: strengthOf,
      onChange: () => setOn(play, canPlay()),
      onEnter: playChosen,
    })
    onPress(play, playChosen)
    onPress(pass, () => act('pass'))

    function showPile({ trick }: PusoyView): void {
      const cards = trick?.hand.cards ?? []
      if (piled === writeCards(cards)) return
      piled = writeCards(cards)
      pile.replaceChildren(...cards.map((card) => cardFace(cardOf(card))))
      const named = cards.map((card) => describeCard(cardOf(card), texts)).join(', ')
      pile.setAttribute('aria-label', named === '' ? words.pile : `${words.pile}: ${named}`)
    }

    return {
      show(next, isMine) {
        round = next
        mine = isMine
        const view = next?.view
        if (view) showPile(view)
        else pile.replaceChildren()
        pileOf.textContent = view?.trick
          ? `${nameOf(view.trick.seat)} · ${nameOfHand(view.trick.hand.cards)}`
          : ''
        const usable =
          view && mine ? usableCards(view.hand, view.trick?.hand, neededIn(view)) : new Set(view?.hand ?? [])
        hand.show(view?.hand ?? [], usable)
        setOn(play, canPlay())
        setOn(pass, mine && view?.trick != null)
      },
      line({ view }) {
        if (view.opening) return words.opening
        if (!view.trick) return words.lead
        const { size } = usableCards(view.hand, view.trick.hand)
        return size === 0 ? words.hopeless : words.beat(nameOfHand(view.trick.hand.cards))
      },
      describe: (move) =>
        move === 'pass'
          ? words.pass
          : nameOfHand(byStrength(move.slice('play:'.length).split('.').map(Number))),
      seat: ({ view }, seat) => ({
        note: String(view.counts[seat] ?? ''),
        dim: view.passed[seat] === true,
      }),
      final: ({ hands }) =>
        (hands ?? []).map((cards) => ({
          cards: byStrength(cards),
          note: cards.length === 0 ? words.out : '',
        })),
    }
  })
})
