/** The arena: what is seen of a fight, the bets of everybody, and the player's own. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { clockText, createTimed, type Timed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { SabongTable, Spot } from '../sabong-table.ts'
import { createArena } from './arena.ts'
import { sabongTexts } from './texts.ts'

const isSabong = (table: Table): table is SabongTable => table.kind === 'sabong'
const spots: readonly Spot[] = ['meron', 'draw', 'wala']
const spotOf = (text: string | undefined): Spot | undefined => spots.find((spot) => spot === text)

const show = (id: string, text: string): void => {
  find(`#${id}`, HTMLElement).textContent = text
}

function startSabong(data: PageData, texts: Texts): void {
  const words = sabongTexts(data.language)
  const placeBet = find('#place-bet', HTMLButtonElement)
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.spot')]
  const arena = createArena(words)
  let table = isSabong(data.table) ? data.table : undefined
  let chosen: Spot | undefined
  let told = ''

  createTimed(data, texts, isSabong, ({ panel, now, bet }: Timed) => {
    const isOpen = (): boolean => table?.stage === 'betting' && table.fightsAt > now()

    function showSpots(): void {
      for (const button of buttons) {
        const spot = spotOf(button.value)
        const odds = spot && table ? (table.odds[spot] / 100).toFixed(2) : ''
        const total = spot && table ? panel.money(table.totals[spot]) : ''
        button.setAttribute('aria-disabled', String(!isOpen()))
        button.setAttribute('aria-pressed', String(spot === chosen))
        button.toggleAttribute('data-won', spot === table?.result)
        if (!spot) continue
        button.setAttribute('aria-label', words.spotLabel(words.spot[spot], odds, total))
        show(`${spot}-odds`, odds)
        show(`${spot}-total`, total)
      }
      placeBet.setAttribute('aria-disabled', String(chosen === undefined || !isOpen()))
    }

    function choose(spot: Spot | undefined): void {
      if (!isOpen()) return panel.announce(words.closedNow, true)
      chosen = spot === chosen ? undefined : spot
      showSpots()
    }
    for (const button of buttons) button.addEventListener('click', () => choose(spotOf(button.value)))

    placeBet.addEventListener('click', () => {
      if (!table || chosen === undefined || !isOpen()) return
      void bet(`${table.fight}:${chosen}`).then((taken) => {
        if (taken) chosen = undefined
        showSpots()
      })
    })

    function showPool({ totals }: SabongTable): void {
      const [meron, wala] = [Number(totals.meron), Number(totals.wala)]
      const share = meron + wala > 0 ? meron / (meron + wala) : 0.5
      find('#pool-meron', HTMLElement).style.setProperty('--share', String(share))
      find('#pool-wala', HTMLElement).style.setProperty('--share', String(1 - share))
      const percent = Math.round(share * 100)
      show('pool', words.pool(words.spot.meron, `${percent}%`, words.spot.wala, `${100 - percent}%`))
    }

    function showRoad({ history, result }: SabongTable): void {
      const seen = result === null ? history : [...history, result]
      find('#road', HTMLElement).replaceChildren(
        ...seen
          .slice(-36)
          .map((spot) =>
            make('li', { class: 'bead', label: words.spot[spot], text: words.bead[spot], data: { spot } }),
          ),
      )
      const count = (spot: Spot): number => seen.filter((each) => each === spot).length
      show('tally', spots.map((spot) => `${words.spot[spot]} ${count(spot)}`).join(' · '))
    }

    const nameOf = ({ choice }: Ticket): string => {
      const [fight = '', spot] = choice.split(':')
      const first = table ? Number(fight) - Number(table.fight) + table.number : 0
      const own = spotOf(spot)
      const number = first > 0 ? `${words.fight(String(first))} · ` : ''
      return `${number}${own ? words.spot[own] : ''}`
    }

    /** Tells every stage once. */
    function tell({ fight, stage, result }: SabongTable): void {
      const moment = `${fight} ${stage}`
      if (moment === told) return
      const first = told === ''
      told = moment
      if (!first) panel.announce(result ? words.wins(words.spot[result], result) : words.stage[stage])
    }

    return {
      show(next, tickets) {
        if (next.fight !== table?.fight) chosen = undefined
        table = next
        if (next.stage !== 'betting') chosen = undefined
        show('fight', words.fightOf(String(next.number), String(next.ofDay)))
        show('stage', words.stage[next.stage])
        arena.show(next)
        showSpots()
        showPool(next)
        showRoad(next)
        find('#backers', HTMLElement).replaceChildren(
          ...next.backers.map(({ name, spot, amount }) =>
            make(
              'li',
              { data: { spot } },
              make('span', { text: name }),
              make('b', { text: words.spot[spot] }),
              make('span', { class: 'figures', text: panel.money(amount) }),
            ),
          ),
        )
        showTickets(find('#tickets', HTMLElement), tickets, texts, panel.money, nameOf)
        tell(next)
      },
      tick(time) {
        if (!table) return
        const until = table.stage === 'result' || table.stage === 'parade' ? table.nextAt : table.fightsAt
        const bar = find('#bar', HTMLElement)
        const left = Math.max(0, until - time)
        show('clock', table.stage === 'fight' ? '' : clockText(left))
        bar.style.setProperty(
          '--left',
          table.stage === 'betting' ? String(Math.min(1, left / table.openFor)) : '0',
        )
        bar.toggleAttribute('data-soon', table.stage === 'betting' && left < 8_000)
        const open = isOpen()
        if (placeBet.dataset.open !== String(open)) {
          placeBet.dataset.open = String(open)
          showSpots()
        }
      },
    }
  })
}

startGame(startSabong)
