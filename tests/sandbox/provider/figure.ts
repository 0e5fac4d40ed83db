import { html } from 'hono/html'

/**
 * A labelled figure. Not a live region, because a round's result is announced in one sentence instead of three
 * figures changing at once.
 */
export const figure = (id: string, name: string, value: string) =>
  html`<span class="figure"><small id="${id}-name">${name}</small> <output class="figures" id="${id}" aria-labelledby="${id}-name" aria-live="off">${value}</output></span>`
