/** The felts of the live tables: their spots, or the whole roulette table. */
import { html } from 'hono/html'
import { wordOf } from '../../client/languages.ts'
import { spotName } from './client/names.ts'
import { type WheelSpot, wheelSpots } from './client/roulette-spots.ts'
import { plainTimes } from './client/spot-chips.ts'
import { feltSpots, kindOf } from './client/spots.ts'
import type { LiveTexts } from './client/texts.ts'
import { pocketColour } from './client/wheel.ts'
import type { LiveTable, LiveVariant } from './live-table.ts'

function plainFelt(variant: Exclude<LiveVariant, 'roulette'>, { kinds }: LiveTable, t: LiveTexts) {
  const pays = (spot: string): string =>
    plainTimes(kinds.find(({ id }) => id === kindOf(variant, spot))?.pays ?? '')
  return html`<div class="felt" id="felt" data-variant="${variant}" role="group" aria-label="${t.betOn}">
${feltSpots[variant].map(
  (spot) =>
    html`<button type="button" class="spot" value="${spot}" data-spot="${spot}" aria-label="${spotName(spot, t)}, ${t.pays(pays(spot))}"><b>${wordOf(t.spots, spot)}</b><small class="figures">${spot === 'triple' || variant !== 'colorGame' ? `${pays(spot)}×` : '2× 3× 4×'}</small><span class="spot__chips"></span></button>\n`,
)}</div>`
}

const shortNames: Readonly<Partial<Record<string, string>>> = {
  'column-1': '2:1',
  'column-2': '2:1',
  'column-3': '2:1',
}

/** A cell of the table. Its place is its street and row, from 1; groups are placed by name. */
function cell({ id, kind, covers, x, y }: WheelSpot, t: LiveTexts) {
  const [number = 0] = covers
  if (kind !== 'straight') {
    const colour = id === 'red' || id === 'black' ? id : ''
    return html`<button type="button" class="cell cell--${kind}" value="${id}" data-spot="${id}" data-colour="${colour}"><span>${shortNames[id] ?? wordOf(t.spots, id)}</span><span class="cell__chips"></span></button>\n`
  }
  return html`<button type="button" class="cell cell--number" value="${id}" data-spot="${id}" data-colour="${pocketColour(number)}" data-street="${Math.ceil(x)}" data-row="${Math.ceil(y)}"><span class="figures">${number}</span></button>\n`
}

const types = ['split', 'street', 'corner', 'six'] as const

const rouletteFelt = (t: LiveTexts) =>
  html`<div class="felt felt--roulette" id="felt" role="group" aria-label="${t.betOn}">
<label class="type"><span>${t.betType}</span><select id="bet-type"><option value="any">${t.anyType}</option>${types.map((type) => html`<option value="${type}">${t.kinds[type]}</option>`)}</select></label>
<div class="grid" id="grid">
${wheelSpots.filter(({ kind }) => kind === 'straight' || kind === 'third' || kind === 'half').map((spot) => cell(spot, t))}
<div class="over" id="over"></div>
</div>
</div>`

/** The felt of a table. */
export const feltOf = (table: LiveTable, t: LiveTexts) =>
  table.variant === 'roulette' ? rouletteFelt(t) : plainFelt(table.variant, table, t)
