/** The slots' part of the page. */
import { html, raw } from 'hono/html'
import { textsFor } from '../../client/languages.ts'
import { icon } from '../../drawings.ts'
import { autoButton } from '../../kit-page.ts'
import { definePage, type Html } from '../game-page.ts'
import { type SlotTexts, slotTexts } from './client/texts.ts'
import { type SymbolNames, slotSprite, symbolNames } from './slot-drawings.ts'
import { rulesOf } from './slot-models.ts'
import { slotRulesText } from './slot-paytable.ts'
import type { SlotTable } from './slot-table.ts'

const symbol = (name: string) =>
  html`<svg viewBox="0 0 240 240" aria-hidden="true"><use href="#symbol-${name}"/></svg>`

function reelsBoard({ model, screens }: SlotTable, names: SymbolNames, t: SlotTexts): Html {
  const reels = screens.at(-1)?.reels ?? []
  const words = [0, 1, 2].map((row) => reels.map((reel) => t.symbols[names[reel[row] ?? 'e']]).join(', '))
  return html`<div class="stage" data-model="${model}">
<div class="reels" id="reels" role="img" aria-label="${t.reels}: ${words.join('; ')}" data-names="${JSON.stringify(names)}">
${reels.map(
  (reel) =>
    html`<div class="reel">${reel.map((name) => html`<span class="cell" data-symbol="${name}">${symbol(name)}<b class="worth figures"></b></span>`)}</div>\n`,
)}<svg class="lines" id="lines" viewBox="0 0 5 3" preserveAspectRatio="none" aria-hidden="true"></svg>
</div>
<p class="chip chip--top" id="counter" hidden></p>
<p class="chip chip--low" id="caption" hidden></p>
</div>`
}

function controls(table: SlotTable, t: SlotTexts, language: string): Html {
  const { buy, freeSpins } = rulesOf(table.model)
  return html`<span class="plays">
${buy ? html`<button type="button" class="buy" id="buy" data-price="${buy.price}" data-spins="${freeSpins?.given[0] ?? 0}">${raw(icon('buy'))}<span><b>${t.buy}</b><small class="figures" id="buy-price"></small></span></button>` : ''}
${autoButton(textsFor(language))}
<button type="button" id="spin" class="spin" aria-label="${t.spin}"><span class="spin__go">${raw(icon('spin'))}</span><span class="spin__stop">${raw(icon('stop'))}</span></button>
</span>`
}

export const slotPage = definePage(
  'slot',
  (table, data, _drawing, art) => {
    const t = slotTexts(data.language)
    const names = symbolNames(table.model, art.motif)
    return {
      board: reelsBoard(table, names, t),
      controls: controls(table, t, data.language),
      rules: slotRulesText(table.model, names, t, data, symbol),
      sprite: slotSprite(table.model, art),
      kit: { sound: true, turbo: true, autoplay: { features: table.model !== 'slot-tumble' } },
    }
  },
  ['/assets/games/slot/client/looks.css', '/assets/games/slot/client/feature.css'],
)
