/** The arena's part of the page. */
import { html, raw } from 'hono/html'
import { drawMotif } from '#sandbox/world/art/motif-drawing.ts'
import { rooster } from '#sandbox/world/art/motifs/rooster.ts'
import type { NaturalName } from '#sandbox/world/art/palettes.ts'
import { paletteNamed } from '#sandbox/world/art/palettes.ts'
import { type Texts, textsFor } from '../../client/languages.ts'
import { definePage, type Html } from '../game-page.ts'
import { betControl, myBets } from '../timed-page.ts'
import { type SabongTexts, sabongTexts } from './client/texts.ts'
import type { Bird, Spot } from './sabong-table.ts'

const colours: Readonly<Record<Bird, readonly [body: NaturalName, neck: NaturalName]>> = {
  meron: ['red', 'gold'],
  wala: ['blue', 'silver'],
}

/** A rooster that looks right, standing on 0,0, within ±100. */
function bird(name: Bird): string {
  const [draw] = rooster.bird
  const palette = paletteNamed('')
  const { gradients, shapes } = drawMotif([draw, ...colours[name]], name, palette, () => 0.5)
  const ink = `stroke="#17112b" stroke-width="9" stroke-linejoin="round"`
  return `<defs>${gradients}<g id="${name}m">${shapes}</g></defs><use href="#${name}m" ${ink}/><use href="#${name}m"/>`
}

/** People around the ring, in two rows. */
const crowd = Array.from({ length: 34 }, (_, index) => {
  const x = 8 + index * 19.4
  const y = 46 + Math.abs(index - 16.5) * 0.9 + (index % 2) * 14
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9"/><path d="M${(x - 14).toFixed(1)} ${(y + 32).toFixed(1)}q14-30 28 0z"/>`
}).join('')

const arena =
  '<svg class="arena__picture" viewBox="0 0 640 250" aria-hidden="true">' +
  '<rect class="arena__wall" width="640" height="250"/>' +
  `<g class="arena__crowd">${crowd}</g>` +
  '<path class="arena__fence" d="M0 92Q320 70 640 92V128Q320 106 0 128z"/>' +
  '<ellipse class="arena__ring" cx="320" cy="206" rx="330" ry="92"/>' +
  '<ellipse class="arena__sand" cx="320" cy="200" rx="306" ry="80"/>' +
  '<ellipse class="arena__line" cx="320" cy="200" rx="150" ry="38"/>' +
  ['meron', 'wala']
    .map((name) => {
      const side = name === 'meron' ? 'translate(196 142)' : 'translate(444 142) scale(-1 1)'
      const shape = name === 'meron' ? bird('meron') : bird('wala')
      return (
        `<g transform="${side}"><g class="bird" data-bird="${name}"><ellipse class="bird__shadow" cx="6" cy="72" rx="58" ry="11"/>` +
        `<g class="bird__move"><g class="bird__body"><g transform="scale(.74)">${shape}</g></g></g></g></g>`
      )
    })
    .join('') +
  '<g class="dust" id="dust"><circle cx="300" cy="188" r="10"/><circle cx="322" cy="180" r="14"/><circle cx="346" cy="190" r="9"/></g>' +
  '</svg>'

const corner = (t: SabongTexts, side: Bird): Html =>
  html`<div class="corner" data-bird="${side}"><b class="corner__side">${t.spot[side]}</b><span class="corner__name" id="${side}-name"></span><small class="figures" id="${side}-record"></small><span class="stamina" role="img" id="${side}-stamina"><i></i></span></div>`

const spot = (t: SabongTexts, name: Spot): Html =>
  html`<button type="button" class="spot" data-spot="${name}" value="${name}" aria-pressed="false"><b class="spot__name">${t.spot[name]}</b><span class="spot__odds figures" id="${name}-odds"></span><small class="spot__total figures" id="${name}-total"></small></button>`

const board = (t: SabongTexts, common: Texts): Html =>
  html`<div class="sabong">
<section class="ring" aria-labelledby="stage">
<header class="stage"><p class="stage__fight figures" id="fight"></p><h2 class="stage__name" id="stage"></h2><p class="stage__clock figures" id="clock" role="timer" aria-live="off"></p></header>
<span class="stage__bar" aria-hidden="true"><i id="bar"></i></span>
<div class="arena" id="arena" data-stage="parade">${raw(arena)}<p class="verdict" id="verdict" hidden></p></div>
<div class="corners">${corner(t, 'meron')}<span class="corners__versus" aria-hidden="true">VS</span>${corner(t, 'wala')}</div>
</section>
<section class="spots" aria-label="${t.betOn}">${spot(t, 'meron')}${spot(t, 'draw')}${spot(t, 'wala')}
<p class="pool"><span class="pool__bar" aria-hidden="true"><i id="pool-meron"></i><i id="pool-wala"></i></span><span class="pool__text figures" id="pool"></span></p>
</section>
<div class="aside">
<section><h2>${t.history}</h2><ol class="road" id="road" tabindex="0" role="list" aria-label="${t.history}"></ol><p class="tally figures" id="tally"></p></section>
${myBets(common)}
<section class="backing"><h2>${t.crowd}</h2><ul class="backers" id="backers"></ul></section>
</div>
</div>`

export const sabongPage = definePage(
  'sabong',
  (_table, { language }) => {
    const t = sabongTexts(language)
    const common = textsFor(language)
    return {
      board: board(t, common),
      controls: betControl(common),
      rules: html`<p>${t.rules}</p>`,
      sprite: '',
    }
  },
  ['/assets/client/board.css', '/assets/games/sabong/client/arena.css'],
)
