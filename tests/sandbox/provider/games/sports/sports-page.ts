/** The sportsbook's part of the page. */
import { html } from 'hono/html'
import { type Texts, textsFor } from '../../client/languages.ts'
import { definePage } from '../game-page.ts'
import { betControl, myBets } from '../timed-page.ts'
import { type SportsTexts, sportsTexts } from './client/texts.ts'

const sportsBoard = (t: SportsTexts, common: Texts) =>
  html`<div class="book">
<section><h2>${t.matches}</h2><ul class="matches" id="matches"></ul></section>
<div class="aside"><section><h2>${t.slip}</h2><ul class="slip" id="slip"></ul><p class="total figures" id="total"></p></section>${myBets(common)}</div>
</div>`

export const sportsPage = definePage('sports', (_table, { language }) => {
  const t = sportsTexts(language)
  const common = textsFor(language)
  return {
    board: sportsBoard(t, common),
    controls: betControl(common),
    rules: html`<p>${t.rules}</p>`,
    sprite: '',
  }
})
