/** The card game's part of the page. */
import { html, raw } from 'hono/html'
import { describeCard, rankSign } from './client/describe.ts'
import type { Texts } from './client/texts.ts'
import { icon } from './drawings.ts'
import { type CardTable, cardChoices } from './protocol.ts'

const suit = (name: string) =>
  html`<svg viewBox="0 0 100 104" aria-hidden="true"><use href="#suit-${name}"/></svg>`

/** The open card, with the deck beside it. The game's emblem is on the card backs. */
export const cardsBoard = ({ card }: CardTable, t: Texts, emblem: string) =>
  html`<div class="felt" role="group" aria-label="${t.cardsGroup}">
<ul class="history" id="history" aria-label="${t.history}"></ul>
<div class="card" id="open-card" data-suit="${card.suit}" role="img" aria-label="${t.openCard}: ${describeCard(card, t)}">
${face(rankSign(card.rank), card.suit)}
</div>
<div class="deck">
<div class="card card--next" id="next-card" data-side="back" role="img" aria-label="${t.nextCard}: ${t.hiddenCard}">
<div class="card__face">${face('', 'heart')}</div>
<div class="card__back">${raw(emblem)}</div>
</div>
</div>
</div>`

const face = (rank: string, name: string) =>
  html`<span class="card__corner"><b>${rank}</b>${suit(name)}</span><span class="card__middle">${suit(name)}</span><span class="card__corner card__corner--low"><b>${rank}</b>${suit(name)}</span>`

export const cardsControls = ({ pays }: CardTable, t: Texts) =>
  html`<div class="guesses" role="group" aria-label="${t.guess}">
${cardChoices.map(
  (choice) =>
    html`<button type="button" class="guess" id="guess-${choice}" aria-label="${t[choice]}" aria-describedby="pays-${choice}">${raw(icon(choice))}<b>${t[choice]}</b><small class="figures" id="pays-${choice}">${pays[choice] === null ? '–' : `×${pays[choice]}`}</small></button>\n`,
)}</div>`

export const cardsRules = (t: Texts) => html`<p>${t.cardRules}</p>`
