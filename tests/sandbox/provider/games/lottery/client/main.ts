/** The lottery's betting view: numbers, kinds of bets, countdown to the draw, and results. */

import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { type Texts, wordOf } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { clockText, createTimed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { LotteryTable } from '../lottery-table.ts'
import { lotteryTexts } from './texts.ts'

const isLottery = (table: Table): table is LotteryTable => table.kind === 'lottery'

function startLottery(data: PageData, texts: Texts): void {
  const words = lotteryTexts(data.language)
  const countdown = find('#countdown', HTMLElement)
  const issue = find('#issue', HTMLElement)
  const picked = find('#picked', HTMLElement)
  const pad = find('#pad', HTMLElement)
  const pays = find('#pays', HTMLElement)
  const betButton = find('#place-bet', HTMLButtonElement)
  const results = find('#results', HTMLElement)
  const bets = find('#tickets', HTMLElement)
  const ways = Array.from(document.querySelectorAll<HTMLInputElement>('input[name="way"]'))
  let table = isLottery(data.table) ? data.table : undefined
  let numbers: number[] = []

  const way = () =>
    table?.plays[
      Math.max(
        0,
        ways.findIndex(({ checked }) => checked),
      )
    ]
  const ordered = (): boolean => table?.form === 'digits'
  const isWhole = (): boolean => numbers.length === way()?.picks

  function refresh(): void {
    const picks = way()?.picks ?? 0
    picked.replaceChildren(
      ...Array.from({ length: picks }, (_, place) =>
        make('li', {
          text: numbers[place] === undefined ? '' : String(numbers[place]),
          data: { filled: String(numbers[place] !== undefined) },
        }),
      ),
    )
    picked.setAttribute('aria-label', `${words.picked}: ${numbers.join(', ') || '–'}`)
    for (const key of pad.querySelectorAll('button'))
      if (!ordered()) key.setAttribute('aria-pressed', String(numbers.includes(Number(key.value))))
    pays.textContent =
      way()
        ?.pays.map((each) => words.payTable(each.right, each.pays.toLocaleString('en')))
        .join(' · ') ?? ''
    betButton.textContent = isWhole() ? texts.placeBet : words.pickMore(picks - numbers.length)
  }

  function press(number: number): void {
    const picks = way()?.picks ?? 0
    if (!ordered() && numbers.includes(number)) numbers = numbers.filter((each) => each !== number)
    else if (numbers.length < picks) numbers = [...numbers, number]
    if (!ordered()) numbers.sort((one, other) => one - other)
    refresh()
  }

  /** Only a suggestion that the player can change. The draw is made by the gateway. */
  function quickPick(): void {
    const picks = way()?.picks ?? 0
    const highest = table?.highest ?? 9
    const chosen: number[] = []
    while (chosen.length < picks) {
      const number = Math.floor(Math.random() * (ordered() ? 10 : highest)) + (ordered() ? 0 : 1)
      if (ordered() || !chosen.includes(number)) chosen.push(number)
    }
    numbers = ordered() ? chosen : chosen.sort((one, other) => one - other)
    refresh()
  }

  function nameOf({ choice }: Ticket): string {
    const [, play = '', list = ''] = choice.split(':')
    return `${wordOf(words.plays, play)} · ${list.replaceAll('.', ordered() ? '' : ' ')}`
  }

  const keys = Array.from({ length: ordered() ? 10 : (table?.highest ?? 0) }, (_, index) => {
    const number = ordered() ? index : index + 1
    const key = make('button', { text: String(number), press: () => press(number) })
    key.value = String(number)
    return key
  })
  pad.dataset.form = table?.form
  pad.replaceChildren(...keys)
  const wished = ways.find(({ value }) => value === data.playType)
  if (wished) wished.checked = true
  for (const each of ways)
    each.addEventListener('change', () => {
      numbers = []
      refresh()
    })
  find('#quick-pick', HTMLButtonElement).addEventListener('click', quickPick)
  find('#clear', HTMLButtonElement).addEventListener('click', () => {
    numbers = []
    refresh()
  })
  refresh()

  createTimed(data, texts, isLottery, ({ panel, now, bet }) => {
    betButton.addEventListener('click', () => {
      if (!table || !isWhole() || betButton.getAttribute('aria-disabled') === 'true') return
      void bet(`${table.issue}:${way()?.id}:${numbers.join('.')}`).then((taken) => {
        if (!taken) return
        numbers = []
        refresh()
      })
    })
    return {
      show(next, tickets) {
        table = next
        issue.textContent = words.issue(next.issue)
        results.replaceChildren(
          ...next.results.map((draw) =>
            make(
              'li',
              {},
              make('small', { class: 'figures', text: draw.issue.split('-')[1] ?? draw.issue }),
              make(
                'span',
                { class: 'drawn' },
                ...draw.numbers.map((number) => make('b', { class: 'figures', text: String(number) })),
              ),
            ),
          ),
        )
        showTickets(bets, tickets, texts, panel.money, nameOf)
      },
      tick() {
        if (!table) return
        const open = now() < table.closesAt
        countdown.textContent = open ? clockText(table.closesAt - now()) : words.drawing
        betButton.setAttribute('aria-disabled', String(!open || !isWhole()))
      },
    }
  })
}

startGame(startLottery)
