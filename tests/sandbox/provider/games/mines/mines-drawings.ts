/** The cells of the field. */
import { sprite } from '../../drawings.ts'

const tile = (face: string, edge: string): string =>
  `<rect x="3" y="6" width="58" height="56" rx="14" fill="${edge}"/><rect x="3" y="3" width="58" height="54" rx="14" fill="${face}"/>`

const spikes = Array.from(
  { length: 8 },
  (_, i) => `<rect x="-4" y="-24" width="8" height="14" rx="3" transform="rotate(${i * 45})"/>`,
)

export const mineSprite = sprite([
  [
    'cell-closed',
    '0 0 64 64',
    `${tile('var(--cabinet-knob)', 'var(--cabinet-well)')}<path d="M14 14h20" stroke="oklch(1 0 0 / .25)" stroke-width="4" stroke-linecap="round"/>`,
  ],
  [
    'cell-safe',
    '0 0 64 64',
    '<rect x="3" y="4" width="58" height="58" rx="14" fill="oklch(.30 .06 200)"/>' +
      '<path d="M18 20h28l10 12-24 24L8 32z" fill="oklch(.80 .12 195)"/><path d="M8 32h48L32 56z" fill="oklch(.66 .12 205)"/><path d="M24 32h16l-8 24z" fill="oklch(.74 .12 200)"/><path d="m18 20 6 12 8-12 8 12 6-12" fill="none" stroke="oklch(.95 .05 195)" stroke-width="2.500" stroke-linejoin="round"/>',
  ],
  [
    'cell-mine',
    '0 0 64 64',
    '<rect x="3" y="4" width="58" height="58" rx="14" fill="oklch(.27 .08 25)"/>' +
      `<g transform="translate(32 33)" fill="oklch(.72 .16 28)">${spikes.join('')}<circle r="17"/><circle r="10" fill="oklch(.40 .12 28)"/><circle cx="-4" cy="-4" r="3.500" fill="oklch(.95 .04 60)"/></g>`,
  ],
  [
    'cell-hit',
    '0 0 64 64',
    '<rect x="3" y="4" width="58" height="58" rx="14" fill="oklch(.62 .20 28)"/><path d="m32 8 6 13 13-6-6 13 14 5-14 6 6 13-13-6-6 13-6-13-13 6 6-13-14-6 14-5-6-13 13 6z" fill="oklch(.88 .15 84)"/><circle cx="32" cy="33" r="10" fill="oklch(.35 .10 28)"/>',
  ],
])
