/** Bingo's part of the page. */
import { html } from 'hono/html'
import { definePage } from '../game-page.ts'
import { type BingoTexts, bingoTexts } from './client/texts.ts'

const numbers = Array.from({ length: 75 }, (_, index) => index + 1)

const board = (t: BingoTexts) =>
  html`<div class="bingo">
<section class="caller" aria-labelledby="caller-title">
<h2 id="caller-title" class="unseen">${t.draw}</h2>
<p class="caller__now"><b class="ball" id="ball" data-column="0">–</b><span id="phase"></span></p>
<ol class="called" id="called" aria-label="${t.lastBalls}"></ol>
<ul class="prizes" id="prizes" aria-label="${t.prizes}"></ul>
<details class="all"><summary>${t.allBalls}</summary><ol class="grid" id="grid" aria-label="${t.allBalls}">${numbers.map((number) => html`<li>${number}</li>`)}</ol></details>
</section>
<section class="mine" aria-labelledby="mine-title"><h2 id="mine-title">${t.myCards}</h2><div class="cards" id="cards"></div>
<section class="bets"><h2>${t.history}</h2><ul class="houses" id="houses"></ul></section></section>
</div>`

const controls = (t: BingoTexts) =>
  html`<dl class="sale">
<div><dt>${t.nextDraw}</dt><dd class="figures" id="countdown"></dd></div>
<div><dt>${t.nextPot}</dt><dd class="figures" id="pot"></dd></div>
<div><dt>${t.cardsSold}</dt><dd class="figures" id="sold"></dd></div>
</dl>
<div class="amount" role="group" aria-label="${t.howMany}"><button type="button" class="round" id="fewer" aria-label="${t.fewer}">−</button><output class="figures" id="wanted" aria-live="polite">1</output><button type="button" class="round" id="more" aria-label="${t.more}">+</button></div>
<button type="button" id="buy" class="main-action"></button>`

export const bingoPage = definePage('bingo', (_table, { language }) => {
  const t = bingoTexts(language)
  return { board: board(t), controls: controls(t), rules: html`<p>${t.rules}</p>`, sprite: '' }
})
