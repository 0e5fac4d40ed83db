/** What is shown over the pad after a draw with the player's tickets: the balls come up, then what each line won. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import type { Ticket } from '../../../protocol.ts'
import type { LotteryTable } from '../lottery-table.ts'
import { balls, lineRow } from './balls.ts'
import type { Line } from './lines.ts'
import { numberOf } from './moments.ts'
import { playedOf, wonBy } from './played.ts'
import type { LotteryTexts } from './texts.ts'

export interface DrawShow {
  /** Shows a draw that decided these tickets. */
  draw(table: LotteryTable, tickets: readonly Ticket[]): void
  /** Says what was decided while the page was closed. */
  away(tickets: readonly Ticket[]): void
  close(): void
}

export interface ShowParts {
  readonly words: LotteryTexts
  readonly common: Texts
  money(amount: string): string
  playAgain(lines: readonly Line[]): void
  seeTickets(): void
}

export function createDrawShow({ words, common, money, playAgain, seeTickets }: ShowParts): DrawShow {
  const show = find('#show', HTMLElement)
  const play = find('#play', HTMLElement)
  let before: Element | null = null

  const action = (text: string, kind: string, press?: () => void): HTMLElement =>
    make('button', {
      class: kind,
      text,
      press: () => {
        close()
        press?.()
      },
    })

  function outcome(tickets: readonly Ticket[]): HTMLElement {
    const won = wonBy(tickets)
    const text = Number(won) > 0 ? common.youWon(money(won)) : common.noWin
    return make('p', { class: 'show-won', text, data: { won: String(Number(won) > 0) } })
  }

  /** Takes the place of the pad, whose controls can't be used meanwhile. */
  function open(...content: readonly HTMLElement[]): void {
    const had = play.contains(document.activeElement)
    if (show.hidden) before = had ? document.activeElement : null
    show.replaceChildren(...content)
    show.hidden = false
    play.inert = true
    if (had) show.querySelector('button')?.focus()
  }

  function close(): void {
    if (show.hidden) return
    const had = show.contains(document.activeElement)
    show.hidden = true
    show.replaceChildren()
    play.inert = false
    if (had && before instanceof HTMLElement) before.focus()
  }

  show.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })

  return {
    close,
    draw(table, tickets) {
      const played = tickets.map((ticket) => playedOf(table, ticket)).filter((each) => each !== undefined)
      const [first] = played
      if (!first?.drawn) return
      const numbers = first.drawn
      const drawn = { form: table.form, numbers }
      const rows = played.flatMap(({ lines, stake }) =>
        lines.map((line, index) => lineRow(line, index, drawn, stake, words, money)),
      )
      const title = make('h2', { text: words.issue(numberOf(first.issue)) })
      title.id = 'show-title'
      const drum = balls(numbers)
      drum.classList.add('drum')
      const after = make(
        'div',
        { class: 'show-after' },
        outcome(tickets),
        make('ul', { class: 'ticket-lines' }, ...rows),
        make(
          'p',
          { class: 'show-actions' },
          action(words.playAgain, 'action', () => playAgain(first.lines)),
          action(common.close, 'plain'),
        ),
      )
      show.style.setProperty('--count', String(numbers.length))
      open(title, make('p', { class: 'unseen', text: words.drawnNumbers(numbers.join(' ')) }), drum, after)
    },
    away(tickets) {
      if (tickets.length === 0) return
      const title = make('h2', { text: words.away })
      title.id = 'show-title'
      show.style.setProperty('--count', '0')
      open(
        title,
        make('p', { class: 'show-text', text: words.awayText(tickets.length) }),
        make(
          'div',
          { class: 'show-after' },
          outcome(tickets),
          make(
            'p',
            { class: 'show-actions' },
            action(words.seeTickets, 'action', seeTickets),
            action(common.close, 'plain'),
          ),
        ),
      )
    },
  }
}
