/** The slot's part of the page. */
import { html, raw } from 'hono/html'
import { wordOf } from '../../client/languages.ts'
import { icon } from '../../drawings.ts'
import { definePage } from '../game-page.ts'
import { describeReels } from './client/describe-reels.ts'
import { type SlotTexts, slotTexts } from './client/texts.ts'
import { slotSprite } from './slot-drawings.ts'
import { slotPays } from './slot-game.ts'
import type { SlotTable } from './slot-table.ts'

const symbol = (name: string) =>
  html`<svg viewBox="0 0 64 64" aria-hidden="true"><use href="#symbol-${name}"/></svg>`

const reelsBoard = (table: SlotTable, t: SlotTexts) =>
  html`<div class="reels" id="reels" role="img" aria-label="${describeReels(table.reels, t)}">
${table.reels.map(
  (reel) =>
    html`<div class="reel">${reel.map((name) => html`<span class="cell">${symbol(name)}</span>`)}</div>\n`,
)}<svg class="lines" id="lines" viewBox="0 0 5 3" preserveAspectRatio="none" aria-hidden="true"></svg>
</div>`

const reelsControls = (t: SlotTexts) =>
  html`<button type="button" id="spin" class="spin" aria-label="${t.spin}">${raw(icon('spin'))}</button>`

const reelsRules = (t: SlotTexts) =>
  html`<p>${t.rules}</p>
<table class="pays"><thead><tr><td></td>${[3, 4, 5].map((count) => html`<th scope="col">${t.inARow(count)}</th>`)}</tr></thead>
<tbody>${Object.entries(slotPays).map(
    ([name, pays]) =>
      html`<tr><th scope="row">${symbol(name)} ${wordOf(t.symbols, name)}</th>${pays.map((pay) => html`<td class="figures">${pay}</td>`)}</tr>`,
  )}</tbody></table>`

export const slotPage = definePage(
  'slot',
  (table, { language }) => {
    const t = slotTexts(language)
    return {
      board: reelsBoard(table, t),
      controls: reelsControls(t),
      rules: reelsRules(t),
      sprite: slotSprite,
    }
  },
  [],
)
