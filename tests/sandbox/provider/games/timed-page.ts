/** What the pages of timed games share. */
import { html } from 'hono/html'
import type { Texts } from '../client/languages.ts'

/** The list of the player's bets. */
export const myBets = (t: Texts) =>
  html`<section class="bets"><h2>${t.myBets}</h2><ul class="tickets" id="tickets"></ul></section>`

/** The button that places a lottery bet or a slip. */
export const betControl = (t: Texts) =>
  html`<button type="button" id="place-bet" class="main-action" aria-disabled="true">${t.placeBet}</button>`
