/** The fish shooter's part of the page. */
import { html } from 'hono/html'
import { definePage } from '../game-page.ts'
import { type FishTexts, fishTexts } from './client/texts.ts'
import { fishSprite } from './fish-drawings.ts'
import { type FishTable, fishKinds } from './fish-table.ts'

const fishBoard = (t: FishTexts) =>
  html`<div class="sea-view" id="sea" role="group" tabindex="0" aria-label="${t.sea}"><svg class="cannon" id="cannon" viewBox="0 0 60 90" aria-hidden="true"><use href="#cannon-shape"/></svg></div>`

const fishControls = ({ pays }: FishTable, t: FishTexts) =>
  html`<fieldset class="targets"><legend class="unseen">${t.aim}</legend>
<label class="target"><input type="radio" name="target" value="" checked><svg viewBox="0 0 60 60" aria-hidden="true"><use href="#free-aim"/></svg><span class="unseen">${t.freeAim}</span></label>
${fishKinds.map(
  (kind) =>
    html`<label class="target"><input type="radio" name="target" value="${kind}"><svg viewBox="0 0 120 80" aria-hidden="true"><use href="#fish-${kind}"/></svg><span class="unseen">${t.fish[kind]}</span> <b class="figures">×${pays[kind]}</b></label>\n`,
)}</fieldset>
<div class="fire"><button type="button" id="auto" class="plain" aria-pressed="false">${t.autoFire}</button><button type="button" id="fire" class="main-action">${t.fire}</button></div>`

export const fishPage = definePage('fish', (table, { language }) => {
  const t = fishTexts(language)
  return {
    board: fishBoard(t),
    controls: fishControls(table, t),
    rules: html`<p>${t.rules}</p>`,
    sprite: fishSprite,
  }
})
