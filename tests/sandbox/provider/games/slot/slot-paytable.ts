/** The rules of a slot, with all that its model pays. No figure stands here that the model doesn't have. */
import { html } from 'hono/html'
import { languageTag } from '../../client/languages.ts'
import { formatMoney } from '../../client/money.ts'
import type { PageData } from '../../protocol.ts'
import type { Html } from '../game-page.ts'
import type { SlotTexts } from './client/texts.ts'
import { countOf, wild } from './reels.ts'
import type { SymbolNames } from './slot-drawings.ts'
import { rulesOf } from './slot-models.ts'
import type { FreeSpins, SlotRules } from './slot-rules.ts'
import { type SlotId, slotSymbols } from './slot-table.ts'

type Draw = (name: string) => Html

/** Payouts as multiples of the bet: "×0.5", "×400". */
const times = (pay: number, unit: number): string =>
  `×${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(pay / unit)}`

const payTable = ({ pays, unit, lines }: SlotRules, names: SymbolNames, t: SlotTexts, draw: Draw) =>
  html`<h3>${t.pays}</h3><p>${lines.length > 0 ? t.paysNote : t.paysNoteWays}</p>
<table class="pays"><thead><tr><td></td>${[3, 4, 5].map((count) => html`<th scope="col">${count}</th>`)}</tr></thead>
<tbody>${pays.map((payouts, code) => {
    const name = slotSymbols[code] ?? 'e'
    return html`<tr><th scope="row">${draw(name)} ${t.symbols[names[name]]}</th>${payouts.map((pay) => html`<td class="figures">${times(pay, unit)}</td>`)}</tr>`
  })}</tbody></table>`

const linePictures = ({ lines }: SlotRules, t: SlotTexts) =>
  html`<h3>${t.lines}</h3><ol class="line-list">${lines.map(
    (rows, index) =>
      html`<li aria-label="${t.line(index + 1)}: ${rows.map((row) => row + 1).join(' ')}"><svg viewBox="0 0 5 3" aria-hidden="true"><polyline points="${rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')}"/></svg><small>${index + 1}</small></li>`,
  )}</ol>`

const special = (name: string, word: string, sentences: readonly string[], draw: Draw) =>
  html`<li>${draw(name)}<span><b>${word}</b> ${sentences.join(' ')}</span></li>`

function freeSpinRules(rules: SlotRules, free: FreeSpins, t: SlotTexts): string[] {
  const wilds = (windows: SlotRules['windows']) => windows.reduce((sum, reel) => sum + countOf(wild, reel), 0)
  const { multiplier } = free
  return [
    t.scatterRule(...free.given),
    t.againRule(free.again, free.most),
    ...(wilds(free.windows) > wilds(rules.windows) ? [t.moreWildsRule] : []),
    ...(multiplier === 'grows' ? [t.growRule] : multiplier > 1 ? [t.timesRule(multiplier)] : []),
  ]
}

/** All rules of a model. */
export function slotRulesText(
  model: SlotId,
  names: SymbolNames,
  t: SlotTexts,
  data: PageData,
  draw: Draw,
): Html {
  const rules = rulesOf(model)
  const { lines, expands, freeSpins, buy, respins, tumble, most } = rules
  const number = new Intl.NumberFormat('en')
  const share = new Intl.NumberFormat(languageTag(data.language), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const money = (amount: string | undefined): string => formatMoney(amount ?? '0', data)
  return html`<p>${lines.length > 0 ? t.linesRule(lines.length) : t.waysRule(3 ** 5)}</p>
<h3>${t.features}</h3><ul class="specials">
${special('wild', t.symbols.wild, [t.wildRule, ...(expands ? [t.expandRule] : [])], draw)}
${freeSpins ? special('scatter', t.symbols.scatter, freeSpinRules(rules, freeSpins, t), draw) : ''}
${respins ? special('coin', t.symbols.coin, [t.coinRule(respins.coins, respins.spins), t.fullRule(respins.full)], draw) : ''}
</ul>
${tumble ? html`<p>${t.tumbleRule(tumble.map((each) => `×${each}`).join(', '))}</p>` : ''}
${buy ? html`<p>${t.buyRule(number.format(buy.price), share.format(buy.share))}</p>` : ''}
${payTable(rules, names, t, draw)}
${lines.length > 0 ? linePictures(rules, t) : ''}
<h3>${t.limits}</h3>
<p>${t.betRule(money(data.bets[0]), money(data.bets.at(-1)))} ${t.mostRule(number.format(most))} ${t.centavoRule}</p>`
}
