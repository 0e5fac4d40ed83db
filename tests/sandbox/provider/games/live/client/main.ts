/** A live table: bets while they are open, then the cards or the wheel, the same for everyone. */

import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { type Texts, wordOf } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { createTimed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { LiveResult, LiveTable } from '../live-table.ts'
import { liveTexts } from './texts.ts'

const isLive = (table: Table): table is LiveTable => table.kind === 'live'

function startLive(data: PageData, texts: Texts): void {
  const words = liveTexts(data.language)
  const phase = find('#phase', HTMLElement)
  const seconds = find('#seconds', HTMLElement)
  const stage = find('#stage', HTMLElement)
  const beads = find('#beads', HTMLElement)
  const bets = find('#tickets', HTMLElement)
  const spots = Array.from(document.querySelectorAll<HTMLButtonElement>('.spot'))
  const spotName = (id: string): string => wordOf(words.spots, id)

  function wonName({ won, pocket }: LiveResult): string {
    const names = won.map(spotName).join(', ')
    return pocket === null ? names : `${words.wheel(pocket)}, ${names}`
  }

  function showStage({ variant, result }: LiveTable): void {
    const sides = variant === 'baccarat' ? ['player', 'banker'] : ['dragon', 'tiger']
    const hands = sides.map((side, index) => {
      const cards = result?.hands[index]
      const faces = cards
        ? cards.map(cardFace)
        : [cardFace(undefined), ...(variant === 'baccarat' ? [cardFace(undefined)] : [])]
      return make(
        'div',
        { class: 'side', data: { side, won: String(result?.won.includes(side) ?? false) } },
        make('span', { text: spotName(side) }),
        make('div', { class: 'side__cards' }, ...faces),
      )
    })
    const pocket = result?.pocket
    const wheel = make('div', {
      class: 'wheel',
      text: pocket === null || pocket === undefined ? '' : String(pocket),
      data: {
        colour: !result
          ? 'turning'
          : result.won.includes('red')
            ? 'red'
            : result.won.includes('black')
              ? 'black'
              : 'zero',
      },
    })
    stage.replaceChildren(...(variant === 'roulette' ? [wheel] : hands))
    const cards = result?.hands.flat().map((card) => describeCard(card, texts)) ?? []
    stage.setAttribute(
      'aria-label',
      result ? [words.roundResult(wonName(result)), ...cards].join(', ') : words.placeBets,
    )
  }

  function showBeads(history: readonly LiveResult[]): void {
    beads.replaceChildren(
      ...history.map((result) =>
        make('li', {
          text: result.pocket === null ? spotName(result.won[0] ?? '').slice(0, 1) : String(result.pocket),
          label: wonName(result),
          data: { won: result.won[0] ?? '' },
        }),
      ),
    )
  }

  createTimed(data, texts, isLive, ({ panel, now, bet }) => {
    let table: LiveTable | undefined
    for (const spot of spots)
      spot.addEventListener('click', () => {
        if (table && spot.getAttribute('aria-disabled') !== 'true') void bet(`${table.round}:${spot.value}`)
      })

    function showStakes(tickets: readonly Ticket[]): void {
      for (const spot of spots) {
        const own = tickets.filter(
          ({ choice, state }) => state === 'waiting' && choice === `${table?.round}:${spot.value}`,
        )
        const sum = own.reduce((total, ticket) => total + Number(ticket.bet), 0)
        find('.spot__stake', HTMLElement, spot).textContent = sum > 0 ? panel.money(sum.toFixed(2)) : ''
      }
    }

    return {
      show(next, tickets) {
        if (next.round !== table?.round || next.result !== table.result) {
          table = next
          showStage(next)
          showBeads(next.history)
          for (const spot of spots) {
            spot.toggleAttribute('data-won', next.result?.won.includes(spot.value) ?? false)
          }
        }
        table = next
        showStakes(tickets)
        showTickets(bets, tickets, texts, panel.money, ({ choice }) => spotName(choice.split(':')[1] ?? ''))
      },
      tick() {
        if (!table) return
        const open = now() < table.closesAt
        phase.textContent = open ? words.placeBets : words.noMoreBets
        seconds.textContent = words.seconds(
          Math.max(0, Math.ceil(((open ? table.closesAt : table.nextAt) - now()) / 1000)),
        )
        stage.dataset.phase = open ? 'open' : 'closed'
        for (const spot of spots) spot.setAttribute('aria-disabled', String(!open))
      },
    }
  })
}

startGame(startLive)
