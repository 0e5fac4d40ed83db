/** The slot's part of the page. */
import { html, raw } from 'hono/html'
import { describeReels } from './client/describe.ts'
import type { Texts } from './client/texts.ts'
import { icon } from './drawings.ts'
import { slotPays } from './games/slot.ts'
import type { SlotTable } from './protocol.ts'

const symbol = (name: string) =>
  html`<svg viewBox="0 0 64 64" aria-hidden="true"><use href="#symbol-${name}"/></svg>`

export const reelsBoard = (table: SlotTable, t: Texts) =>
  html`<div class="reels" id="reels" role="img" aria-label="${describeReels(table.reels, t)}">
${table.reels.map(
  (reel) =>
    html`<div class="reel">${reel.map((name) => html`<span class="cell">${symbol(name)}</span>`)}</div>\n`,
)}<svg class="lines" id="lines" viewBox="0 0 5 3" preserveAspectRatio="none" aria-hidden="true"></svg>
</div>`

export const reelsControls = (t: Texts) =>
  html`<button type="button" id="spin" class="spin" aria-label="${t.spin}">${raw(icon('spin'))}</button>`

export const reelsRules = (t: Texts) =>
  html`<p>${t.slotRules}</p>
<table class="pays"><thead><tr><td></td>${[3, 4, 5].map((count) => html`<th scope="col">${t.inARow(count)}</th>`)}</tr></thead>
<tbody>${Object.entries(slotPays).map(
    ([name, pays]) =>
      html`<tr><th scope="row">${symbol(name)} ${t.symbols[name]}</th>${pays.map((pay) => html`<td class="figures">${pay}</td>`)}</tr>`,
  )}</tbody></table>`
