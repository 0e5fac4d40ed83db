/** The lottery's betting view: the ticket, its draws, and what became of earlier ones. */

import { find } from '../../../client/dom.ts'
import type { Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { clockText, createTimed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { LotteryTable } from '../lottery-table.ts'
import { drawnWhileAway, rememberWaiting } from './away.ts'
import { createDigitRows } from './digit-rows.ts'
import * as drafts from './draft.ts'
import { createDraftView } from './draft-view.ts'
import { createDrawShow } from './draw-show.ts'
import { momentsFor, numberOf } from './moments.ts'
import { createOrderBar } from './order-bar.ts'
import { createPad } from './pad.ts'
import { submitOrder } from './placing.ts'
import { justDrawn } from './played.ts'
import { createRecords } from './records.ts'
import { createRecordsPanel } from './records-panel.ts'
import { lotteryTexts } from './texts.ts'
import { createTools } from './tools.ts'
import { listenToKeys } from './typing.ts'

const isLottery = (table: Table): table is LotteryTable => table.kind === 'lottery'

/** Only for suggestions, which the player can change. The draws are made by the gateway. */
const below: drafts.Below = (bound) => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((random / 2 ** 32) * bound)
}

function startLottery(data: PageData, texts: Texts): void {
  if (!isLottery(data.table)) return
  const offer = data.table
  // Of the ten ways to play keno, the middle.
  const firstPlay = offer.plays.length > 4 ? offer.plays[4] : offer.plays[0]
  if (!firstPlay) return
  const emptied = (): drafts.Draft => drafts.emptyDraft(draft.lines[draft.active]?.play ?? firstPlay)
  const words = lotteryTexts(data.language)
  const countdown = find('#countdown', HTMLElement)
  const issue = find('#issue', HTMLElement)
  const closes = find('#closes', HTMLElement)
  let table = offer
  let tickets: readonly Ticket[] = data.tickets
  let draft = drafts.emptyDraft(firstPlay)
  let pending = ''

  createTimed(data, texts, isLottery, ({ panel, now, book }) => {
    const openDraws = () => table.upcoming.filter(({ closesAt }) => now() < closesAt)
    const openTickets = createRecordsPanel(data, window.parent !== window)
    const records = createRecords({
      words,
      common: texts,
      moments: momentsFor(data.language),
      money: panel.money,
    })
    const show = createDrawShow({
      words,
      common: texts,
      money: panel.money,
      seeTickets: openTickets,
      playAgain: (lines) => change(drafts.draftOf(lines)),
    })
    const pad = createPad(offer, (number) => change(drafts.press(offer, draft, number)))
    const places = createDigitRows(offer, words, (place, digit) =>
      change(drafts.setSlot(draft, place, digit)),
    )
    const showDraft = createDraftView(offer, words, {
      clearSlot: (place) => change(drafts.clearSlot(draft, place)),
      edit: (index) => change(drafts.editLine(draft, index)),
      remove: (index) => change(drafts.removeLine(draft, index)),
    })
    const order = createOrderBar(data, offer, words, panel, { place: buy, refresh: render })
    const tools = createTools(
      offer,
      data.playType,
      {
        play: (play) => change(drafts.choosePlay(offer, draft, play)),
        clear: () => change(drafts.clearLine(draft)),
        quickPick: () => change(drafts.quickPick(offer, draft, below)),
        quickLines: (count) => change(drafts.quickLines(offer, draft, count, below)),
        addLine: () => change(drafts.addLine(draft)),
      },
      words,
    )

    /** Shows the ticket as it is now. */
    function render(): void {
      const active = draft.lines[draft.active]
      if (!active) return
      showDraft(draft, pending)
      pad.show(drafts.numbersOf(offer.form, active))
      places.show(active)
      tools.show(draft)
      order.show(drafts.ticketOf(offer, draft), openDraws(), active.play)
    }

    /** Takes a change of the player's, and says what it left to do. */
    function change(next: drafts.Draft): void {
      show.close()
      order.forget()
      draft = next
      render()
      const active = draft.lines[draft.active]
      if (!active) return
      const lack = drafts.lackOf(offer, active)
      const numbers = drafts.numbersOf(offer.form, active).join(' ') || words.empty
      const left = lack ? (lack.kind === 'same' ? words.same : words.missing(lack.count)) : words.whole
      panel.announce(`${numbers}. ${left}`)
    }

    /** Places the ticket, in one draw or several. */
    async function buy(): Promise<void> {
      const wanted = order.wanted(drafts.ticketOf(offer, draft))
      if (!wanted) return
      const all = Math.min(wanted.draws, openDraws().length)
      const done = await submitOrder({ book }, wanted, {
        openDraws,
        onStep: order.step,
        words,
        close: texts.close,
      })
      order.step(0, 0)
      if (done > 0) draft = emptied()
      render()
      order.placed(done, all)
    }

    listenToKeys({
      form: offer.form,
      highest: offer.highest,
      enter(number) {
        const active = draft.lines[draft.active]
        if (offer.form === 'balls' && active?.slots.includes(number)) return
        change(drafts.press(offer, draft, number))
      },
      erase: () => change(drafts.erase(draft)),
      pending(digit) {
        pending = digit
        render()
      },
    })
    render()
    show.away(drawnWhileAway(tickets))

    return {
      show(next, held) {
        const drawn = justDrawn(tickets, held)
        table = next
        tickets = held
        rememberWaiting(tickets)
        records.show(table, tickets, now())
        if (drawn.length > 0) {
          order.forget()
          show.draw(table, drawn)
        }
        render()
      },
      tick() {
        const [next] = table.upcoming
        if (!next) return
        const left = next.closesAt - now()
        issue.textContent = words.issue(numberOf(next.issue))
        closes.hidden = left <= 0
        countdown.toggleAttribute('data-drawing', left <= 0)
        countdown.textContent = left > 0 ? clockText(left) : words.drawing
        const { play } = draft.lines[draft.active] ?? { play: firstPlay }
        order.show(drafts.ticketOf(offer, draft), openDraws(), play)
        records.tick(now())
      },
    }
  })
}

startGame(startLottery)
