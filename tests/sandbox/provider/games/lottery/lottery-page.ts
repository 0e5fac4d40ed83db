/** The lottery's part of the page. */
import { html, raw } from 'hono/html'
import { type Texts, textsFor } from '../../client/languages.ts'
import { formatMoney } from '../../client/money.ts'
import { sprite } from '../../drawings.ts'
import { definePage, type Html } from '../game-page.ts'
import { type LotteryTexts, lotteryTexts, playName } from './client/texts.ts'
import type { LotteryPlay, LotteryTable } from './lottery-table.ts'

/** Kinds of bets that are shown as buttons. More are a list to choose from. */
const mostButtons = 4
const drawCounts = [1, 5, 10] as const

const box = '0 0 24 24'
const icons = sprite([
  [
    'i-ticket',
    box,
    '<path d="M3 9V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6z"/><path d="M14 6v12" stroke-dasharray="2 2.500"/>',
  ],
  [
    'i-dice',
    box,
    '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" stroke-width="2.600"/>',
  ],
  ['i-erase', box, '<path d="M20 5H9l-7 7 7 7h11zM17 9l-6 6M11 9l6 6"/>'],
  ['i-close', box, '<path d="M6 6l12 12M18 6L6 18"/>'],
  ['i-plus', box, '<path d="M5 12h14M12 5v14"/>'],
  ['i-check', box, '<path d="M5 12.500l5 5 9-10"/>'],
])
const icon = (name: string): Html =>
  raw(`<svg class="icon" viewBox="${box}" aria-hidden="true"><use href="#i-${name}"/></svg>`)

const ways = (plays: readonly LotteryPlay[], t: LotteryTexts) =>
  plays.length > mostButtons
    ? html`<label class="way-list"><span class="unseen">${t.wayToBet}</span><select id="way">${plays.map(({ id }) => html`<option value="${id}">${playName(t, id)}</option>`)}</select></label>`
    : html`<fieldset class="ways"><legend class="unseen">${t.wayToBet}</legend>
${plays.map(({ id }, index) => html`<label><input type="radio" name="way" value="${id}" ${index === 0 ? 'checked' : ''}><span>${playName(t, id)}</span></label>\n`)}</fieldset>`

const board = (
  { form, plays, mostLines }: LotteryTable,
  t: LotteryTexts,
  common: Texts,
  view: 'lobby' | 'betting',
) =>
  html`<div class="lottery" data-view="${view}" data-form="${form}">
<p class="draw-clock"><small><span id="issue"></span> <span id="closes">${t.closesIn}</span></small><b class="figures" id="countdown"></b></p>
<button type="button" class="records-open" id="records-open" aria-expanded="false" aria-controls="records">${icon('ticket')}<span>${t.myTickets}</span><b class="badge figures" id="waiting" hidden></b></button>
<section class="play" id="play" aria-label="${t.betting}">
<div class="way-row">${ways(plays, t)}<p class="pay-line figures" id="pays"></p></div>
<div class="pad-area" id="pad-area"><div class="pages" id="pages" role="group" aria-label="${t.padPages}" hidden></div><div class="pad" id="pad" role="group" aria-label="${t.pad}"></div><div class="place-rows" id="place-rows" hidden></div></div>
<div class="current"><ul class="slots" id="slots"></ul>
<button type="button" class="tool" id="clear" aria-label="${t.clear}">${icon('erase')}</button>
<button type="button" class="tool tool--wide" id="quick-pick" aria-label="${t.quickPick}">${icon('dice')}<span>${t.quickPick}</span></button></div>
<div class="line-row" id="line-row"><ol class="lines" id="lines" aria-label="${t.linesList}"></ol>
<div class="line-tools"><button type="button" class="chip" id="add-line" aria-label="${t.addLine}">${icon('plus')}<span>${t.addLine}</span></button>
<button type="button" class="chip" id="several" aria-label="${t.severalLines}" aria-expanded="false" aria-controls="counts">${icon('dice')}<span>${t.severalLines}</span></button></div>
<div class="counts" id="counts" role="group" aria-label="${t.howMany}" hidden><span>${t.howMany}</span>${Array.from({ length: mostLines }, (_, index) => html`<button type="button" class="chip" value="${index + 1}" aria-label="${t.lines(index + 1)}">${index + 1}</button>`)}<button type="button" class="chip" id="counts-close" aria-label="${common.close}">${icon('close')}</button></div></div>
</section>
<section class="records" id="records" aria-label="${t.myTickets}">
<header><div class="tabs" role="tablist"><button type="button" role="tab" id="tab-tickets" aria-controls="tickets" aria-selected="true">${t.myTickets}</button><button type="button" role="tab" id="tab-results" aria-controls="results" aria-selected="false" tabindex="-1">${t.results}</button></div>
<button type="button" class="tool" id="records-close" aria-label="${t.back}">${icon('close')}</button></header>
<div class="record-list" id="tickets" role="tabpanel" tabindex="0" aria-labelledby="tab-tickets"></div>
<div class="record-list" id="results" role="tabpanel" tabindex="0" aria-labelledby="tab-results" hidden></div>
</section>
<section class="show" id="show" aria-labelledby="show-title" hidden></section>
</div>`

const controls = (
  t: LotteryTexts,
) => html`<fieldset class="draw-count"><legend class="unseen">${t.drawsToPlay}</legend>
${drawCounts.map((count) => html`<label><input type="radio" name="draws" value="${count}" ${count === 1 ? 'checked' : ''}><span><b class="figures">${count}</b><small>${t.drawUnit(count)}</small></span></label>\n`)}</fieldset>
<p class="sum"><small id="sum-name">${t.paysUpTo}</small><b class="figures" id="sum"></b></p>
<button type="button" id="place-bet" class="main-action" aria-disabled="true"></button>`

const rules = (
  { plays, mostWin }: LotteryTable,
  t: LotteryTexts,
  money: (amount: string) => string,
) => html`${t.rules.map((each) => html`<p>${each}</p>`)}
<table class="pays"><caption>${t.prizes}</caption>
${plays.map(({ id, prizes }) => html`<tr><th scope="row">${playName(t, id)}</th><td>${prizes.map(({ right, ways: orders, pays }) => html`<span>${orders === undefined ? t.rightPays(right, pays.toLocaleString('en')) : t.waysPay(orders, pays.toLocaleString('en'))}</span> `)}</td></tr>`)}</table>
<p>${t.mostWin(money(mostWin))}</p>`

const styles = [
  'client/board',
  ...['ticket', 'records', 'show'].map((name) => `games/lottery/client/${name}`),
]

export const lotteryPage = definePage(
  'lottery',
  (table, data) => {
    const t = lotteryTexts(data.language)
    return {
      board: board(table, t, textsFor(data.language), data.view),
      controls: controls(t),
      stake: t.perLine,
      rules: rules(table, t, (amount) => formatMoney(amount, data)),
      sprite: icons,
    }
  },
  styles.map((name) => `/assets/${name}.css`),
)
