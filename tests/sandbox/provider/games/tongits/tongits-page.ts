/** The part of the page of Tongits. */
import { html } from 'hono/html'
import { actionButton, cardRoomParts, cardRoomStyles } from '../cardroom/card-room-page.ts'
import { definePage } from '../game-page.ts'
import { tongitsTexts } from './client/texts.ts'

export const tongitsPage = definePage(
  'tongits',
  (table, data, drawing) => {
    const t = tongitsTexts(data.language)
    return cardRoomParts(table, data, drawing, {
      centre: html`<div class="piles"><p class="stock"><span class="playing" data-side="back"></span><small>${t.stock} <b class="figures" id="stock"></b></small></p>
<p class="stock"><span id="open-card" role="img" aria-label="${t.pile}"></span><small>${t.pile}</small></p></div>
<ul class="melds" id="melds" aria-label="${t.melds}"></ul>`,
      actions: html`${actionButton('draw', t.draw, true)}${actionButton('take', t.take)}${actionButton('call', t.call)}${actionButton('meld', t.meld)}${actionButton('sapaw', t.sapaw)}${actionButton('dump', t.dump, true)}`,
      rules: t.rules,
      sorts: true,
    })
  },
  cardRoomStyles,
)
