import { html } from 'hono/html'

/**
 * A figure with its name, as a status of that name. It is not live: the result of a round is announced in
 * one sentence, instead of three figures that change at the same time.
 */
export const figure = (id: string, name: string, value: string) =>
  html`<span class="figure"><small id="${id}-name">${name}</small> <output class="figures" id="${id}" aria-labelledby="${id}-name" aria-live="off">${value}</output></span>`
