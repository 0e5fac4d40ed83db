/** The page of Mines. */
import { html } from 'hono/html'
import { textsFor } from '../../client/languages.ts'
import { definePage } from '../game-page.ts'
import { myBets } from '../timed-page.ts'
import { type MinesTexts, minesTexts } from './client/texts.ts'
import { mineSprite } from './mines-drawings.ts'
import { mineCells, mineCounts } from './mines-table.ts'

const cells = Array.from({ length: mineCells }, (_, cell) => cell)
const place = (cell: number): readonly [row: number, column: number] => [
  Math.floor(cell / 5) + 1,
  (cell % 5) + 1,
]

const field = (t: MinesTexts) =>
  html`<div class="mines">
<ol class="ladder" id="ladder" aria-label="${t.ladder}"></ol>
<div class="field" id="field" role="group" aria-label="${t.field}">
${cells.map(
  (cell) =>
    html`<button type="button" class="cell" value="${cell}" aria-disabled="true" aria-label="${t.cell(...place(cell))}"><svg viewBox="0 0 64 64" aria-hidden="true"><use href="#cell-closed"/></svg></button>\n`,
)}</div>
</div>`

const controls = (t: MinesTexts) =>
  html`<fieldset class="ways mines__count" id="counts"><legend>${t.mines}</legend>
${mineCounts.map((count, index) => html`<label><input type="radio" name="mines" value="${count}" ${index === 1 ? 'checked' : ''}><span class="figures">${count}</span></label>\n`)}</fieldset>
<button type="button" id="play" class="main-action">${t.start}</button>`

export const minesPage = definePage('mines', (_table, { language }) => {
  const t = minesTexts(language)
  return {
    board: field(t),
    controls: html`${controls(t)}${myBets(textsFor(language))}`,
    rules: html`<p>${t.rules}</p>`,
    sprite: mineSprite,
  }
})
