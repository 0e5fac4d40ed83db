/** Page parts of the timed games: live table, lottery, sportsbook. */

import { html } from 'hono/html'
import { type GameTexts, wordOf } from './client/texts.ts'
import type { LiveTable, LotteryTable } from './protocol.ts'

const myBets = (t: GameTexts) =>
  html`<section class="bets"><h2>${t.myBets}</h2><ul class="tickets" id="tickets"></ul></section>`

export const liveBoard = (t: GameTexts) =>
  html`<div class="live">
<p class="live__phase"><b id="phase">${t.placeBets}</b> <span class="figures" id="seconds"></span></p>
<div class="stage" id="stage" role="img" aria-label="${t.placeBets}"></div>
<ul class="beads" id="beads" aria-label="${t.lastRounds}"></ul>
</div>`

export const liveControls = ({ spots, variant }: LiveTable, t: GameTexts) =>
  html`<div class="spots" data-variant="${variant}" role="group" aria-label="${t.betSpots}">
${spots.map(
  ({ id, pays }) =>
    html`<button type="button" class="spot" value="${id}" data-spot="${id}"><b>${wordOf(t.spots, id)}</b><small class="figures">×${pays}</small><span class="spot__stake figures"></span></button>\n`,
)}</div>
${myBets(t)}`

export const lotteryBoard = ({ plays }: LotteryTable, t: GameTexts, view: 'lobby' | 'betting') =>
  html`<div class="lottery" data-view="${view}">
<p class="draw-clock"><span id="issue"></span><b class="figures" id="countdown"></b></p>
<div class="form">
<fieldset class="ways"><legend class="unseen">${t.wayToBet}</legend>
${plays.map(({ id }, index) => html`<label><input type="radio" name="way" value="${id}" ${index === 0 ? 'checked' : ''}><span>${wordOf(t.plays, id)}</span></label>\n`)}</fieldset>
<ul class="picked" id="picked" aria-label="${t.picked}"></ul>
<div class="pad" id="pad" role="group" aria-label="${t.numbers}"></div>
<p class="pay-line figures" id="pays"></p>
<p class="form__actions"><button type="button" class="plain" id="quick-pick">${t.quickPick}</button><button type="button" class="plain" id="clear">${t.clear}</button></p>
</div>
<div class="aside"><section><h2>${t.results}</h2><ul class="results" id="results"></ul></section>${myBets(t)}</div>
</div>`

export const sportsBoard = (t: GameTexts) =>
  html`<div class="book">
<section><h2>${t.matches}</h2><ul class="matches" id="matches"></ul></section>
<div class="aside"><section><h2>${t.slip}</h2><ul class="slip" id="slip"></ul><p class="total figures" id="total"></p></section>${myBets(t)}</div>
</div>`

/** The button that places a lottery bet or a slip. */
export const betControl = (t: GameTexts) =>
  html`<button type="button" id="place-bet" class="main-action" aria-disabled="true">${t.bet}</button>`
