/** The Color Game's part of the page. */
import { html } from 'hono/html'
import { textsFor } from '../../client/languages.ts'
import { autoButton } from '../../kit-page.ts'
import { definePage } from '../game-page.ts'
import { type DiceTexts, diceTexts } from './client/texts.ts'
import { colours, type DiceTable } from './dice-table.ts'

/** Dice and what they pay, then what came before. */
const diceBoard = ({ faces }: DiceTable, t: DiceTexts) =>
  html`<div class="tray">
<div class="dice" id="dice" role="img" aria-label="${t.dice}: ${faces.map((face) => t.colours[face]).join(', ')}">
${faces.map((face) => html`<span class="die" data-face="${face}"><b>${t.colours[face]}</b></span>`)}</div>
<p class="said" id="said"></p>
<ul class="pay-list">${[1, 2, 3].map((hits) => html`<li>${t.pays(hits, hits + 1)}</li>`)}</ul>
</div>
<section class="past" aria-labelledby="past-title"><h2 id="past-title">${t.history}</h2><ol id="past"><li class="none">${t.noRounds}</li></ol></section>`

const diceControls = (t: DiceTexts, language: string) =>
  html`${autoButton(textsFor(language))}
<div class="colours" role="group" aria-label="${t.chooseColour}">
${colours.map((colour) => html`<button type="button" class="colour" value="${colour}" data-face="${colour}"><b>${t.colours[colour]}</b></button>\n`)}</div>`

const colourField = (t: DiceTexts) =>
  html`<label class="field">${t.onColour}<select name="choice">${colours.map((colour) => html`<option value="${colour}">${t.colours[colour]}</option>`)}</select></label>`

export const dicePage = definePage('dice', (table, { language }) => {
  const t = diceTexts(language)
  return {
    board: diceBoard(table, t),
    controls: diceControls(t, language),
    rules: html`<p>${t.rules}</p>`,
    sprite: '',
    kit: { sound: true, turbo: true, autoplay: { fields: colourField(t) } },
  }
})
