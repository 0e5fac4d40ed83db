/** The part of the page of Pusoy Dos. */
import { html } from 'hono/html'
import { actionButton, cardRoomParts, cardRoomStyles } from '../cardroom/card-room-page.ts'
import { definePage } from '../game-page.ts'
import { pusoyTexts } from './client/texts.ts'

export const pusoyPage = definePage(
  'pusoydos',
  (table, data, drawing) => {
    const t = pusoyTexts(data.language)
    return cardRoomParts(table, data, drawing, {
      centre: html`<div class="pile" id="pile" role="img" aria-label="${t.pile}"></div><p class="pile__of" id="pile-of"></p>`,
      actions: html`${actionButton('pass', t.pass)}${actionButton('play', t.play, true)}`,
      rules: t.rules,
      sorts: true,
    })
  },
  cardRoomStyles,
)
