/** A live table's part of the page. */
import { html } from 'hono/html'
import { type Texts, textsFor, wordOf } from '../../client/languages.ts'
import { cardSprite } from '../../drawings.ts'
import { definePage } from '../game-page.ts'
import { myBets } from '../timed-page.ts'
import { type LiveTexts, liveTexts } from './client/texts.ts'
import type { LiveTable } from './live-table.ts'

const liveBoard = (t: LiveTexts) =>
  html`<div class="live">
<p class="live__phase"><b id="phase">${t.placeBets}</b> <span class="figures" id="seconds"></span></p>
<div class="stage" id="stage" role="img" aria-label="${t.placeBets}"></div>
<ul class="beads" id="beads" aria-label="${t.lastRounds}"></ul>
</div>`

const liveControls = ({ spots, variant }: LiveTable, t: LiveTexts, common: Texts) =>
  html`<div class="spots" data-variant="${variant}" role="group" aria-label="${t.betSpots}">
${spots.map(
  ({ id, pays }) =>
    html`<button type="button" class="spot" value="${id}" data-spot="${id}"><b>${wordOf(t.spots, id)}</b><small class="figures">×${pays}</small><span class="spot__stake figures"></span></button>\n`,
)}</div>
${myBets(common)}`

export const livePage = definePage('live', (table, { language }) => {
  const t = liveTexts(language)
  return {
    board: liveBoard(t),
    controls: liveControls(table, t, textsFor(language)),
    rules: html`<p>${t.rules[table.variant]}</p>`,
    sprite: cardSprite,
  }
})
