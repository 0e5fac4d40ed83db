/** A card room's part of the page. */
import { html } from 'hono/html'
import { cardSprite } from '../../drawings.ts'
import { definePage } from '../game-page.ts'
import { type RoomTexts, roomTexts } from './client/texts.ts'
import type { RoomTable } from './room-table.ts'

const roomBoard = ({ room }: RoomTable, t: RoomTexts) =>
  html`<div class="felt" role="group" aria-label="${t.table}">
<p class="felt__title">${room ? html`<b>${t.room(room.id)}</b> ` : ''}${t.chooseHand}</p>
<div class="hands">${[0, 1, 2, 3].map(
    (seat) =>
      html`<button type="button" class="hand" value="${seat}" aria-label="${t.hand(seat + 1)}"><span class="hand__cards"></span><b class="hand__name">${t.hand(seat + 1)}</b><small class="hand__points figures"></small></button>\n`,
  )}</div></div>`

export const roomPage = definePage('room', (table, { language }) => {
  const t = roomTexts(language)
  return { board: roomBoard(table, t), controls: html``, rules: html`<p>${t.rules}</p>`, sprite: cardSprite }
})
