/** Page parts of the games whose rounds end at once: fish, dice, bingo, card room. */

import { html } from 'hono/html'
import { type GameTexts } from './client/texts.ts'
import {
  type BingoTable,
  colours,
  type DiceTable,
  type FishTable,
  fishKinds,
  type RoomTable,
} from './protocol.ts'

export const fishBoard = (t: GameTexts) =>
  html`<div class="sea-view" id="sea" role="group" aria-label="${t.sea}"><svg class="cannon" id="cannon" viewBox="0 0 60 90" aria-hidden="true"><use href="#cannon-shape"/></svg></div>`

export const fishControls = ({ pays }: FishTable, t: GameTexts) =>
  html`<fieldset class="targets"><legend class="unseen">${t.aim}</legend>
${fishKinds.map(
  (kind, index) =>
    html`<label class="target"><input type="radio" name="target" value="${kind}" ${index === 0 ? 'checked' : ''}><svg viewBox="0 0 120 80" aria-hidden="true"><use href="#fish-${kind}"/></svg><span class="unseen">${t.fish[kind]}</span> <b class="figures">×${pays[kind]}</b></label>\n`,
)}</fieldset>
<button type="button" id="fire" class="main-action">${t.fire}</button>`

export const diceBoard = ({ faces }: DiceTable, t: GameTexts) =>
  html`<div class="tray" id="dice" role="img" aria-label="${t.dice}: ${faces.map((face) => t.colours[face]).join(', ')}">
${faces.map((face) => html`<span class="die" data-face="${face}"></span>`)}</div>`

export const diceControls = (t: GameTexts) =>
  html`<div class="colours" role="group" aria-label="${t.chooseColour}">
${colours.map((colour) => html`<button type="button" class="colour" value="${colour}" data-face="${colour}"><b>${t.colours[colour]}</b></button>\n`)}</div>`

export const bingoBoard = (t: GameTexts) =>
  html`<div class="bingo">
<table class="bingo__card" id="bingo-card"><thead><tr>${[...'BINGO'].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
<tbody>${[0, 1, 2, 3, 4].map(() => html`<tr>${[0, 1, 2, 3, 4].map(() => html`<td class="figures"></td>`)}</tr>`)}</tbody></table>
<ul class="balls" id="balls" aria-label="${t.balls}"></ul>
</div>`

export const bingoControls = ({ cards }: BingoTable, t: GameTexts) =>
  html`<fieldset class="card-choice"><legend class="unseen">${t.chooseCard}</legend>
${cards.map((_, index) => html`<label><input type="radio" name="card" value="${index}" ${index === 0 ? 'checked' : ''}><span>${t.bingoCard(index + 1)}</span></label>\n`)}</fieldset>
<button type="button" id="draw" class="main-action">${t.drawBalls}</button>`

export const bingoRules = ({ pays }: BingoTable, t: GameTexts) =>
  html`<p>${t.bingoRules}</p><table class="pays"><thead><tr><th scope="col">${t.linesPay}</th><th scope="col">${t.paysHead}</th></tr></thead>
<tbody>${pays.map((pay, index) => html`<tr><th scope="row">${index + 1}${index === pays.length - 1 ? '+' : ''}</th><td class="figures">×${pay}</td></tr>`)}</tbody></table>`

export const roomBoard = ({ room }: RoomTable, t: GameTexts) =>
  html`<div class="felt" role="group" aria-label="${t.table}">
<p class="felt__title">${room ? html`<b>${t.room(room.id)}</b> ` : ''}${t.chooseHand}</p>
<div class="hands">${[0, 1, 2, 3].map(
    (seat) =>
      html`<button type="button" class="hand" value="${seat}" aria-label="${t.hand(seat + 1)}"><span class="hand__cards"></span><b class="hand__name">${t.hand(seat + 1)}</b><small class="hand__points figures"></small></button>\n`,
  )}</div></div>`
