/** Lucky 9: two cards, and a third for whoever wants it. */
import { cardFace } from '../../../client/card-face.ts'
import { find } from '../../../client/dom.ts'
import { startGame } from '../../../client/start-game.ts'
import type { Table } from '../../../protocol.ts'
import { cardOf } from '../../cardroom/client/deck.ts'
import { createHand } from '../../cardroom/client/hand.ts'
import { type CardGameView, onPress, setOn, startCardRoom } from '../../cardroom/client/room.ts'
import type { LuckyTable, LuckyView } from '../lucky-table.ts'
import { isLuckyNine, pointsOf } from './points.ts'
import { luckyTexts } from './texts.ts'

const isLucky = (table: Table): table is LuckyTable => table.kind === 'luckynine'

startGame((data, texts) => {
  const words = luckyTexts(data.language)
  const count = find('#count', HTMLElement)
  const countOf = find('#count-of', HTMLElement)
  const hit = find('#hit', HTMLButtonElement)
  const stand = find('#stand', HTMLButtonElement)
  const nothing: ReadonlySet<number> = new Set()

  startCardRoom<LuckyView>(data, texts, isLucky, ({ words: room, act }): CardGameView<LuckyView> => {
    // The cards can't be chosen, so that the hand only shows them.
    const hand = createHand({ texts, height: () => 0, onChange: () => undefined, onEnter: () => undefined })
    onPress(hit, () => act('hit'))
    onPress(stand, () => act('stand'))

    const pointsText = (cards: readonly number[]): string =>
      isLuckyNine(cards) ? words.luckyNine : words.points(pointsOf(cards))

    return {
      show(round, mine) {
        const cards = round?.view.hand ?? []
        hand.show(cards, nothing)
        count.textContent = cards.length > 0 ? String(pointsOf(cards)) : ''
        countOf.textContent = cards.length > 0 ? pointsText(cards) : ''
        setOn(hit, mine)
        setOn(stand, mine)
      },
      line: () => words.decide,
      describe: (move) => (move === 'hit' ? words.hits : words.stands),
      seat: ({ view }, seat) => ({
        note: view.bank === seat ? words.bank : '',
        cards: Array.from({ length: view.counts[seat] ?? 0 }, (_, place) => {
          const card = view.hands?.[seat]?.[place]
          return cardFace(card === undefined ? undefined : cardOf(card))
        }),
      }),
      final: ({ hands, bank }) =>
        (hands ?? []).map((cards, seat) => ({
          cards,
          note: seat === bank ? `${pointsText(cards)} · ${words.bank}` : pointsText(cards),
        })),
      ending: ({ bank, me }) => (bank === me ? `${words.bank}: ${room.you}.` : ''),
    }
  })
})
