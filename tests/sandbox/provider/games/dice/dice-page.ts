/** The Color Game's part of the page. */
import { html } from 'hono/html'
import { definePage } from '../game-page.ts'
import { type DiceTexts, diceTexts } from './client/texts.ts'
import { colours, type DiceTable } from './dice-table.ts'

const diceBoard = ({ faces }: DiceTable, t: DiceTexts) =>
  html`<div class="tray" id="dice" role="img" aria-label="${t.dice}: ${faces.map((face) => t.colours[face]).join(', ')}">
${faces.map((face) => html`<span class="die" data-face="${face}"></span>`)}</div>`

const diceControls = (t: DiceTexts) =>
  html`<div class="colours" role="group" aria-label="${t.chooseColour}">
${colours.map((colour) => html`<button type="button" class="colour" value="${colour}" data-face="${colour}"><b>${t.colours[colour]}</b></button>\n`)}</div>`

export const dicePage = definePage('dice', (table, { language }) => {
  const t = diceTexts(language)
  return { board: diceBoard(table, t), controls: diceControls(t), rules: html`<p>${t.rules}</p>`, sprite: '' }
})
