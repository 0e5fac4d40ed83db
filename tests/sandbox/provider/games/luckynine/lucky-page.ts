/** The part of the page of Lucky 9. */
import { html } from 'hono/html'
import { actionButton, cardRoomParts, cardRoomStyles } from '../cardroom/card-room-page.ts'
import { definePage } from '../game-page.ts'
import { luckyTexts } from './client/texts.ts'

export const luckyPage = definePage(
  'luckynine',
  (table, data, drawing) => {
    const t = luckyTexts(data.language)
    return cardRoomParts(table, data, drawing, {
      centre: html`<p class="count"><b class="figures" id="count"></b><span id="count-of"></span></p>`,
      actions: html`${actionButton('stand', t.stand)}${actionButton('hit', t.hit, true)}`,
      rules: [t.rules],
    })
  },
  cardRoomStyles,
)
