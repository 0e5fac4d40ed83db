/** The lottery's part of the page. */
import { html } from 'hono/html'
import { type Texts, textsFor, wordOf } from '../../client/languages.ts'
import { definePage } from '../game-page.ts'
import { betControl, myBets } from '../timed-page.ts'
import { type LotteryTexts, lotteryTexts } from './client/texts.ts'
import type { LotteryTable } from './lottery-table.ts'

const lotteryBoard = ({ plays }: LotteryTable, t: LotteryTexts, common: Texts, view: 'lobby' | 'betting') =>
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
<div class="aside"><section><h2>${t.results}</h2><ul class="results" id="results"></ul></section>${myBets(common)}</div>
</div>`

export const lotteryPage = definePage('lottery', (table, { language, view }) => {
  const t = lotteryTexts(language)
  const common = textsFor(language)
  return {
    board: lotteryBoard(table, t, common, view),
    controls: betControl(common),
    rules: html`<p>${t.rules}</p>`,
    sprite: '',
  }
})
