/** The card game's part of the page. */
import { html, raw } from 'hono/html'
import { describeCard, rankSign } from '../../client/describe.ts'
import { type Texts, textsFor } from '../../client/languages.ts'
import { cardSprite, icon } from '../../drawings.ts'
import { definePage } from '../game-page.ts'
import { type HiloTexts, hiloTexts } from './client/texts.ts'
import { type HiLoTable, hiLoChoices } from './hilo-table.ts'

const suit = (name: string) =>
  html`<svg viewBox="0 0 100 104" aria-hidden="true"><use href="#suit-${name}"/></svg>`

/** The open card, with the deck beside it. The game's emblem is on the card backs. */
const cardsBoard = ({ card }: HiLoTable, t: HiloTexts, common: Texts, emblem: string) =>
  html`<div class="felt" role="group" aria-label="${common.cardsGroup}">
<ul class="history" id="history" aria-label="${t.history}"></ul>
<div class="card" id="open-card" data-suit="${card.suit}" role="img" aria-label="${t.openCard}: ${describeCard(card, common)}">
${face(rankSign(card.rank), card.suit)}
</div>
<div class="deck">
<div class="card card--next" id="next-card" data-side="back" role="img" aria-label="${t.nextCard}: ${common.hiddenCard}">
<div class="card__face">${face('', 'heart')}</div>
<div class="card__back">${raw(emblem)}</div>
</div>
</div>
<ol class="ladder" id="ladder" aria-hidden="true">${Array.from({ length: 13 }, (_, index) => html`<li>${rankSign(index + 1)}</li>`)}</ol>
<p class="said" id="said"></p>
</div>`

const face = (rank: string, name: string) =>
  html`<span class="card__corner"><b>${rank}</b>${suit(name)}</span><span class="card__middle">${suit(name)}</span><span class="card__corner card__corner--low"><b>${rank}</b>${suit(name)}</span>`

const cardsControls = ({ pays }: HiLoTable, t: HiloTexts) =>
  html`<div class="guesses" role="group" aria-label="${t.guess}">
${hiLoChoices.map(
  (choice) =>
    html`<button type="button" class="guess" id="guess-${choice}" aria-disabled="${pays[choice] === null}" aria-label="${t[choice]}" aria-describedby="pays-${choice} chance-${choice}">${raw(icon(choice))}<b>${t[choice]}</b><small class="figures" id="pays-${choice}">${pays[choice] === null ? '–' : `×${pays[choice]}`}</small><small class="guess__chance" id="chance-${choice}"></small></button>\n`,
)}</div>`

export const hiLoPage = definePage(
  'hilo',
  (table, { language }, drawing) => {
    const t = hiloTexts(language)
    return {
      board: cardsBoard(table, t, textsFor(language), drawing('back')),
      controls: cardsControls(table, t),
      rules: html`<p>${t.rules}</p>`,
      sprite: cardSprite,
      kit: { sound: true, turbo: true },
    }
  },
  [],
)
