/** What the pages of card rooms share. */
import { html, raw } from 'hono/html'
import { languageTag } from '../../client/languages.ts'
import { formatMoney } from '../../client/money.ts'
import { cardSprite } from '../../drawings.ts'
import type { PageData } from '../../protocol.ts'
import type { Html, PageParts } from '../game-page.ts'
import type { CardRoomTable } from './card-room-table.ts'
import { cardRoomTexts } from './client/texts.ts'

export const cardRoomStyles = [
  '/assets/client/board.css',
  ...['table', 'hand', 'results', 'table-narrow'].map((name) => `/assets/games/cardroom/client/${name}.css`),
]

interface Parts {
  /** Between the other players and the player's hand. */
  readonly centre: Html
  /** The buttons of a turn. */
  readonly actions: Html
  readonly rules: readonly string[]
  /** Whether the hand can be sorted. */
  readonly sorts?: boolean
}

/** A card room's parts of a page: the felt with seats, centre and hand, and the buttons. */
export function cardRoomParts(
  table: CardRoomTable<unknown>,
  data: PageData,
  drawing: (id: string) => string,
  { centre, actions, rules, sorts = false }: Parts,
): PageParts {
  const t = cardRoomTexts(data.language)
  const number = table.room?.id.match(/(\d{1,3})$/)?.[1] ?? table.room?.id
  const share = new Intl.NumberFormat(languageTag(data.language), { style: 'percent' }).format(
    table.fee / 100,
  )
  const stake = formatMoney(data.bets[data.firstBet] ?? '0.00', data)
  const board = html`<section class="felt" id="felt" aria-label="${t.table}" data-stage="idle"${data.bets.length === 1 ? raw(' data-fixed') : ''}>
<span class="felt__mark">${raw(drawing('felt'))}</span>
<p class="felt__top"><span>${number === undefined ? t.openTable : t.room(number)}</span><span class="felt__pot">${t.pot} <b class="figures" id="pot"></b> <small>${t.fee(share)}</small></span></p>
<ol class="rivals" id="rivals" aria-label="${t.players}"></ol>
<div class="centre" id="centre">${centre}</div>
<ol class="showdown" id="showdown" hidden></ol>
<div class="mine" id="mine"><span class="seat__face" id="face"></span><p class="line" id="line">${t.welcome}</p>
${
  sorts
    ? html`<span class="sort" role="group" aria-label="${t.sort}"><button type="button" value="rank" aria-pressed="true">${t.byRank}</button><button type="button" value="suit" aria-pressed="false">${t.bySuit}</button></span>`
    : ''
}</div>
<div class="hand" id="hand" role="group" aria-label="${t.hand}"></div>
</section>`
  const controls = html`<div class="turns" id="turn-actions" hidden>${actions}</div>
<button type="button" id="ready" class="main-action">${t.play(stake)}</button>
<details class="past"><summary>${t.lastRounds}</summary><ol id="past"><li class="none">${t.noRounds}</li></ol></details>`
  const paragraphs = [...rules, t.fair].map((rule) => html`<p>${rule}</p>`)
  return { board, controls, rules: html`${paragraphs}`, sprite: cardSprite }
}

/** A button of a turn, off until the turn comes. */
export const actionButton = (id: string, name: string, main = false): Html =>
  html`<button type="button" id="${id}" class="${main ? 'turn turn--main' : 'turn'}" aria-disabled="true">${name}</button>`
