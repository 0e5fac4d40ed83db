/** A live table's part of the page. */
import { html, raw } from 'hono/html'
import { type Texts, textsFor, wordOf } from '../../client/languages.ts'
import { formatMoney } from '../../client/money.ts'
import { cardSprite } from '../../drawings.ts'
import type { PageData } from '../../protocol.ts'
import { definePage } from '../game-page.ts'
import { plainTimes } from './client/spot-chips.ts'
import { type LiveTexts, liveTexts } from './client/texts.ts'
import { dealerArms, dealerBody, rackIcon, wheelDrawing } from './live-drawings.ts'
import { feltOf } from './live-felt.ts'
import type { LiveTable } from './live-table.ts'

const handOf = (side: string, t: LiveTexts) =>
  html`<div class="hand" data-side="${side}"><p class="hand__name">${wordOf(t.spots, side)} <b class="hand__points figures"></b></p><div class="hand__cards"></div><p class="hand__wins">${t.wins}</p></div>`

function sceneOf({ variant, history }: LiveTable, t: LiveTexts) {
  if (variant === 'roulette')
    return html`<div class="scene scene--wheel" id="scene" role="img" aria-label="${t.lastRounds}">${raw(wheelDrawing)}<b class="number figures" id="number"></b></div>`
  if (variant === 'colorGame') {
    const faces = (history[0] ?? '').split('+')
    return html`<div class="scene scene--dice" id="scene" role="img" aria-label="${t.lastRounds}">${faces.map((face) => html`<span class="die" data-face="${face}"></span>`)}</div>`
  }
  const sides = variant === 'baccarat' ? ['player', 'banker'] : ['dragon', 'tiger']
  return html`<div class="scene scene--cards" id="scene" data-variant="${variant}" role="img" aria-label="${t.open}">${sides.map((side) => handOf(side, t))}</div>`
}

const board = (table: LiveTable, t: LiveTexts, common: Texts, drawing: (id: string) => string) =>
  html`<div class="live" data-variant="${table.variant}">
<div class="stage" id="stage" data-variant="${table.variant}" data-phase="open">
<div class="stage__room" aria-hidden="true"></div>
${raw(dealerBody(table.dealer))}
<div class="stage__table" aria-hidden="true"><span class="stage__emblem">${raw(drawing('felt'))}</span></div>
${raw(dealerArms(table.dealer))}
${sceneOf(table, t)}
<p class="stage__who"><span id="players"></span><span id="dealer"></span></p>
<p class="clock" id="clock" role="timer"><svg viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="19"/><circle class="clock__left" cx="22" cy="22" r="19" pathLength="1"/></svg><b class="figures" id="seconds" aria-hidden="true"></b></p>
<p class="call" id="call"></p>
<p class="told" id="told"></p>
<ul class="strip" id="strip" aria-label="${t.lastRounds}"></ul>
</div>
<p class="away" id="away" hidden></p>
${feltOf(table, t)}
</div>
${aside(table, t, common)}`

const tabs = ['history', 'table', 'mine'] as const
function aside({ variant }: LiveTable, t: LiveTexts, common: Texts) {
  const history =
    variant === 'roulette' ? t.tabs.numbers : variant === 'colorGame' ? t.tabs.colours : t.tabs.roads
  const names = { history, table: t.tabs.table, mine: t.tabs.mine }
  return html`<aside class="side">
<fieldset class="tabs"><legend class="unseen">${t.lastRounds}</legend>
${tabs.map((tab, index) => html`<label><input type="radio" name="tab" value="${tab}" ${index === 0 ? 'checked' : ''}><span>${names[tab]}</span></label>\n`)}</fieldset>
<section class="panel" data-panel="history" aria-label="${history}"><h2>${history}</h2><div class="history" id="history"></div></section>
<section class="panel" data-panel="table" aria-label="${t.tabs.table}"><h2><span id="feed-title">${t.onTable}</span> <b class="figures" id="feed-sum"></b></h2><ul class="feed" id="feed"></ul></section>
<section class="panel" data-panel="mine" aria-label="${t.tabs.mine}"><h2>${common.myBets}</h2><ul class="tickets" id="tickets"></ul></section>
</aside>`
}

const acts = ['undo', 'clear', 'double', 'rebet'] as const
const rack = (t: LiveTexts) =>
  html`<p class="slip" id="slip"></p>
<span class="figure total"><small id="total-name">${t.yourBet}</small> <output class="figures" id="total" aria-labelledby="total-name" aria-live="off"></output></span>
<fieldset class="chips"><legend class="unseen">${t.chip}</legend><div class="chips__row" id="chips"></div></fieldset>
<div class="acts">
${acts.map((act) => html`<button type="button" class="act" id="${act}" aria-disabled="true">${raw(rackIcon(act))}<span>${t[act]}</span></button>\n`)}</div>
<button type="button" class="main-action" id="confirm" aria-disabled="true">${t.confirm}</button>`

/** What each kind of bet pays, and how much it takes. */
function payouts({ kinds, least, most }: LiveTable, t: LiveTexts, data: PageData) {
  const money = (amount: string): string => formatMoney(amount, data)
  const names: Readonly<Record<string, string>> = { ...t.spots, ...t.kinds }
  return html`<table class="pays"><thead><tr><th scope="col">${t.columns.bet}</th><th scope="col">${t.columns.pays}</th><th scope="col">${t.columns.most}</th></tr></thead><tbody>
${kinds.map(({ id, pays, most: top }) => html`<tr><th scope="row">${wordOf(names, id)}</th><td class="figures">${id === 'colour' ? '2× 3× 4×' : `${plainTimes(pays)}×`}</td><td class="figures">${money(top)}</td></tr>`)}</tbody></table>
<p>${t.stake} ${t.limits}: ${t.between(money(least), money(most))}.</p>`
}

const sheets = ['stage', 'scenes', 'stage-narrow', 'felt', 'roulette', 'side'].map(
  (name) => `/assets/games/live/client/${name}.css`,
)

export const livePage = definePage(
  'live',
  (table, data, drawing) => {
    const t = liveTexts(data.language)
    return {
      board: board(table, t, textsFor(data.language), drawing),
      controls: rack(t),
      rules: html`<p>${t.rules[table.variant]}</p>${payouts(table, t, data)}<p>${t.timing}</p>`,
      sprite: cardSprite,
    }
  },
  ['/assets/client/board.css', ...sheets],
)
