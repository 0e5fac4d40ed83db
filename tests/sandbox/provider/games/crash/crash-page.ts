/** The page of Crash. */
import { html, raw } from 'hono/html'
import { textsFor } from '../../client/languages.ts'
import { definePage } from '../game-page.ts'
import { myBets } from '../timed-page.ts'
import { type CrashTexts, crashTexts } from './client/texts.ts'

/** The sky with the flight's curve. `rider` is the game's own emblem. */
const sky = (t: CrashTexts, rider: string) =>
  html`<div class="flight">
<ul class="flights" id="flights" aria-label="${t.lastFlights}"></ul>
<div class="sky" id="sky" data-phase="betting">
<svg class="sky__curve" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true"><path class="sky__fill" id="fill"/><path class="sky__line" id="line" vector-effect="non-scaling-stroke"/></svg>
<span class="sky__rider" id="rider" aria-hidden="true">${raw(rider)}</span>
<p class="sky__figure"><b class="figures" id="multiplier">1.00×</b><span id="phase"></span></p>
</div>
</div>`

const controls = (t: CrashTexts) =>
  html`<label class="auto"><input type="checkbox" id="auto-on"><span>${t.auto}</span><input type="number" id="auto" class="figures" inputmode="decimal" min="1.01" max="100" step="0.01" value="2.00" aria-label="${t.autoAt}"></label>
<button type="button" id="play" class="main-action">${t.join}</button>`

export const crashPage = definePage('crash', (_table, { language }, drawing) => {
  const t = crashTexts(language)
  return {
    board: sky(t, drawing('rider')),
    controls: html`${controls(t)}${myBets(textsFor(language))}<section class="crowd"><h2>${t.players}</h2><ul id="crowd"></ul></section>`,
    rules: html`<p>${t.rules}</p><p>${t.fair}</p><p class="seal"><small>${t.seal}</small> <code id="seal"></code></p>`,
    sprite: '',
  }
})
