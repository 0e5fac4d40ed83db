/** Tongits: stock and discards, the melds on the table, and the hand. */
import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { startGame } from '../../../client/start-game.ts'
import type { Table } from '../../../protocol.ts'
import type { CardRound } from '../../cardroom/card-room-table.ts'
import { cardOf, rankOf, without, writeCards } from '../../cardroom/client/deck.ts'
import { createHand } from '../../cardroom/client/hand.ts'
import { type CardGameView, onPress, setOn, startCardRoom } from '../../cardroom/client/room.ts'
import { cardRow } from '../../cardroom/client/showdown.ts'
import { signOf } from '../../cardroom/client/sign.ts'
import type { TongitsTable, TongitsView } from '../tongits-table.ts'
import { isMeld, pointsOf, sapawOf, sorted, takesOf } from './melds.ts'
import { tongitsTexts } from './texts.ts'

const isTongits = (table: Table): table is TongitsTable => table.kind === 'tongits'

startGame((data, texts) => {
  const words = tongitsTexts(data.language)
  const button = (id: string): HTMLButtonElement => find(`#${id}`, HTMLButtonElement)
  const drawing = { draw: button('draw'), take: button('take'), call: button('call') }
  const playing = { meld: button('meld'), sapaw: button('sapaw'), dump: button('dump') }
  const stock = find('#stock', HTMLElement)
  const open = find('#open-card', HTMLElement)
  const melds = find('#melds', HTMLElement)

  startCardRoom<TongitsView>(data, texts, isTongits, ({ nameOf, act }): CardGameView<TongitsView> => {
    let view: TongitsView | undefined
    let mine = false
    let laid = ''

    /** Cards to take the open one with: those chosen, or else the largest meld that it makes. */
    function takeWith(): number[] | undefined {
      const top = view?.discards.at(-1)
      if (!view || top === undefined) return undefined
      const chosen = hand.chosen()
      if (chosen.length > 0) return isMeld([...chosen, top]) ? [...chosen] : undefined
      const [largest] = takesOf(view.hand, top).sort((a, b) => pointsOf(b) - pointsOf(a))
      return largest && without(largest, [top])
    }

    function setButtons(): void {
      const chosen = hand.chosen()
      const [first] = chosen
      // Another player's turn is in its own phase. The next one of this player begins with a card.
      const phase = mine ? view?.phase : 'draw'
      for (const each of Object.values(drawing)) each.hidden = phase !== 'draw'
      for (const each of Object.values(playing)) each.hidden = phase !== 'play'
      setOn(drawing.draw, mine)
      setOn(drawing.take, mine && takeWith() !== undefined)
      setOn(drawing.call, mine && view?.mayCall === true)
      setOn(playing.meld, mine && isMeld(chosen))
      setOn(playing.sapaw, mine && chosen.length === 1 && sapawOf(first ?? 0, view?.melds ?? []) >= 0)
      setOn(playing.dump, mine && chosen.length === 1)
    }

    const hand = createHand({
      texts,
      height: rankOf,
      onChange: setButtons,
      onEnter() {
        ;[playing.meld, playing.dump, drawing.take, drawing.draw]
          .find((each) => !each.hidden && each.getAttribute('aria-disabled') !== 'true')
          ?.click()
      },
    })
    onPress(drawing.draw, () => act('draw'))
    onPress(drawing.take, () => act(`take:${writeCards(takeWith() ?? [])}`))
    onPress(drawing.call, () => act('call'))
    onPress(playing.meld, () => act(`meld:${writeCards(sorted(hand.chosen()))}`))
    onPress(playing.dump, () => act(`dump:${writeCards(hand.chosen())}`))
    onPress(playing.sapaw, () => {
      const [card = 0] = hand.chosen()
      act(`sapaw:${card}@${sapawOf(card, view?.melds ?? [])}`)
    })

    function showTable(next: TongitsView | undefined): void {
      stock.textContent = String(next?.stock ?? '')
      const top = next?.discards.at(-1)
      open.replaceChildren(top === undefined ? make('span', { class: 'gap' }) : cardFace(cardOf(top)))
      const name = top === undefined ? words.empty : describeCard(cardOf(top), texts)
      open.setAttribute('aria-label', `${words.pile}: ${name}`)
      const now = (next?.melds ?? []).map(({ owner, cards }) => `${owner} ${writeCards(cards)}`).join()
      if (now === laid && melds.childElementCount > 0) return
      laid = now
      const rows = (next?.melds ?? []).map(({ owner, cards }) =>
        make(
          'li',
          { data: { own: String(owner === 0) } },
          make('small', { text: nameOf(owner), label: words.meldOf(nameOf(owner)) }),
          cardRow(cards, texts),
        ),
      )
      melds.replaceChildren(
        ...(rows.length > 0 ? rows : [make('li', { class: 'none', text: words.noMelds })]),
      )
    }

    function describe(move: string): string {
      const [name = '', cards = ''] = move.split(':')
      const said: Readonly<Partial<Record<string, string>>> = {
        draw: words.drew,
        take: words.took,
        call: words.called,
        meld: words.melded,
        sapaw: words.added,
      }
      return said[name] ?? words.dumped(signOf(Number(cards)))
    }

    return {
      show(round: CardRound<TongitsView> | null, isMine) {
        view = round?.view
        mine = isMine
        showTable(view)
        hand.show(view?.hand ?? [], new Set(view?.hand ?? []), view?.drawn)
        setButtons()
      },
      line: ({ view: { phase, mayCall } }) =>
        phase === 'play' ? words.playPhase : mayCall ? words.callPhase : words.drawPhase,
      describe,
      seat: ({ view: { counts } }, seat) => ({ note: String(counts[seat] ?? '') }),
      final: ({ end }) =>
        (end?.hands ?? []).map((cards, seat) => ({
          cards: sorted(cards),
          note: end?.burned.includes(seat) ? words.burned : words.points(pointsOf(cards)),
        })),
      ending: ({ end }) => (end ? words.ends[end.reason](nameOf(end.by)) : ''),
    }
  })
})
