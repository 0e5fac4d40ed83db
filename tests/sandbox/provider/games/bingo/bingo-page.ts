/** Bingo's part of the page. */
import { html } from 'hono/html'
import { definePage } from '../game-page.ts'
import type { BingoTable } from './bingo-table.ts'
import { type BingoTexts, bingoTexts } from './client/texts.ts'

const bingoBoard = (t: BingoTexts) =>
  html`<div class="bingo">
<table class="bingo__card" id="bingo-card"><thead><tr>${[...'BINGO'].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
<tbody>${[0, 1, 2, 3, 4].map(() => html`<tr>${[0, 1, 2, 3, 4].map(() => html`<td class="figures"></td>`)}</tr>`)}</tbody></table>
<ul class="balls" id="balls" aria-label="${t.balls}"></ul>
</div>`

const bingoControls = ({ cards }: BingoTable, t: BingoTexts) =>
  html`<fieldset class="card-choice"><legend class="unseen">${t.chooseCard}</legend>
${cards.map((_, index) => html`<label><input type="radio" name="card" value="${index}" ${index === 0 ? 'checked' : ''}><span>${t.bingoCard(index + 1)}</span></label>\n`)}</fieldset>
<button type="button" id="draw" class="main-action">${t.drawBalls}</button>`

const bingoRules = ({ pays }: BingoTable, t: BingoTexts) =>
  html`<p>${t.rules}</p><table class="pays"><thead><tr><th scope="col">${t.linesPay}</th><th scope="col">${t.paysHead}</th></tr></thead>
<tbody>${pays.map((pay, index) => html`<tr><th scope="row">${index + 1}${index === pays.length - 1 ? '+' : ''}</th><td class="figures">×${pay}</td></tr>`)}</tbody></table>`

export const bingoPage = definePage('bingo', (table, { language }) => {
  const t = bingoTexts(language)
  return { board: bingoBoard(t), controls: bingoControls(table, t), rules: bingoRules(table, t), sprite: '' }
})
