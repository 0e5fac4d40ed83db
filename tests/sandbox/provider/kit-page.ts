/** What instant games share on their pages: switches, jackpots, autoplay. */
import { html, raw } from 'hono/html'
import type { Texts } from './client/languages.ts'
import { icon } from './drawings.ts'
import type { Html, Kit } from './games/game-page.ts'
import type { Pots } from './protocol.ts'

const roundsOffered = [10, 25, 50, 100]

/** The switches in a game's head. Their state comes from the script. */
export const switches = (t: Texts, { sound, turbo }: Kit): Html =>
  html`${sound ? html`<button type="button" class="quiet" id="sound" aria-pressed="false" aria-label="${t.sound}">${raw(icon('sound'))}</button>` : ''}${turbo ? html`<button type="button" class="quiet" id="turbo" aria-pressed="false" aria-label="${t.turbo}">${raw(icon('turbo'))}</button>` : ''}`

/** The jackpots that can be won, largest first. */
export const potsList = (t: Texts, pots: Pots, money: (amount: string) => string): Html | string => {
  const open = (['grand', 'major', 'minor'] as const).flatMap((pot) => {
    const amount = pots[pot]
    return amount === undefined ? [] : [{ pot, amount }]
  })
  if (open.length === 0) return ''
  return html`<ul class="pots" id="pots" aria-label="${t.potsName}">
${open.map(({ pot, amount }) => html`<li data-pot="${pot}"><small>${t.pots[pot]}</small> <b class="figures">${money(amount)}</b></li>\n`)}</ul>`
}

/** Opens the dialog of autoplay. Stands among a game's controls. */
export const autoButton = (t: Texts): Html =>
  html`<button type="button" class="round" id="auto-open" aria-label="${t.auto.name}" aria-haspopup="dialog">${raw(icon('auto'))}</button>`

/** What is left of autoplay, and its end. Takes the place of the bet, which can't change meanwhile. */
export const autoBar = (t: Texts): Html =>
  html`<div class="autobar" id="auto-bar" role="group" aria-label="${t.auto.name}" hidden>
<span class="autobar__text"><b id="auto-left"></b><small class="figures" id="auto-net"></small></span>
<button type="button" class="action autobar__stop" id="auto-stop" aria-label="${t.auto.stop}">${t.auto.stopShort}</button>
</div>`

/** Amounts are filled in by the script, because they depend on the bet. */
export const autoDialog = (t: Texts, { fields, features }: NonNullable<Kit['autoplay']>): Html =>
  html`<dialog id="auto" aria-labelledby="auto-title"><form method="dialog" id="auto-form">
<h2 id="auto-title">${t.auto.name}</h2>
<p id="auto-note"></p>
${fields ?? ''}
<label class="field">${t.auto.rounds}<select name="rounds">${roundsOffered.map((rounds) => html`<option>${rounds}</option>`)}</select></label>
<label class="field">${t.auto.loss}<select name="loss"></select></label>
<label class="field">${t.auto.win}<select name="win"></select></label>
${features ? html`<label class="field field--check"><input type="checkbox" name="feature" checked>${t.auto.feature}</label>` : ''}
<p class="actions"><button class="action" value="start">${t.auto.start}</button><button class="action" value="">${t.close}</button></p>
</form></dialog>`
