/** Drawings shared by the games: the bay, the suits, the icons. Most colours come from the theme. */
import type { Suit } from './games/card.ts'

const horizon = 496
const rings = [1060.8, 829.6, 639.2, 457, 272]

/** Short strokes of light on the water, in a fixed pattern. */
function ripples(): string {
  return Array.from({ length: 34 }, (_, i) => {
    const x = (i * 508) % 1280
    const y = horizon + 14 + Math.floor(i / 5) * 46
    return `<rect x="${x}" y="${y}" width="${40 + ((i * 17) % 56)}" height="2.5" rx="1.2"/>`
  }).join('')
}

/** The sun's reflection. Wider and fainter towards the shore. */
function sunPath(): string {
  return Array.from({ length: 9 }, (_, i) => {
    const width = [284, 452, 344, 248, 373, 281, 201, 282, 206][i] ?? 200
    const x = 640 - width / 2 + ((i * 37) % 40) - 20
    const y = horizon + 8 + i * i * 3 + i * 5
    return `<rect class="path-${Math.floor(i / 3)}" x="${x}" y="${y}" width="${width}" height="${2.5 + i * 0.55}" rx="3"/>`
  }).join('')
}

/** The bay behind every game. */
export const bay =
  '<svg class="bay" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
  '<rect class="ring-0" width="1280" height="800"/>' +
  rings.map((r, i) => `<circle class="ring-${i + 1}" cx="640" cy="${horizon}" r="${r}"/>`).join('') +
  `<path class="hills" d="M0 ${horizon}V468C64 436 115 456 166 428S282 396 358 448S538 472 640 ${horizon}zM1280 ${horizon}V472C1242 464 1203 480 1152 ${horizon}z"/>` +
  `<rect class="sea" y="${horizon}" width="1280" height="304"/>` +
  `<g class="ripples">${ripples()}</g>${sunPath()}</svg>`

const suitShapes: Readonly<Record<Suit, string>> = {
  heart: 'M50 96C-20 46 4 2 28 6c14 2 22 16 22 22 0-6 8-20 22-22 24-4 48 40-22 90z',
  diamond: 'M50 0l38 50-38 50-38-50z',
  spade: 'M50 2c80 60 40 96 4 72 2 16 10 24 16 28H30c6-4 14-12 16-28-36 24-76-12 4-72z',
  club: 'M50 0c32 0 28 36 16 40 34-8 34 44-12 32 2 16 10 24 16 28H30c6-4 14-12 16-28-46 12-46-40-12-32C22 36 18 0 50 0z',
}

/** Definitions that pages reference, such as `<use href="#suit-heart">`. */
export const cardSprite = sprite(
  Object.entries(suitShapes).map(([name, d]) => [`suit-${name}`, '0 0 100 104', `<path d="${d}"/>`]),
)

/** A hidden SVG with the symbols. */
export function sprite(symbols: readonly (readonly [id: string, viewBox: string, shapes: string])[]): string {
  const drawn = symbols.map(
    ([id, viewBox, shapes]) => `<symbol id="${id}" viewBox="${viewBox}">${shapes}</symbol>`,
  )
  return `<svg class="sprite" aria-hidden="true">${drawn.join('')}</svg>`
}

const strokes = {
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M5 12h14M12 5v14"/>',
  spin: '<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.740L21 8"/><path d="M21 3v5h-5"/>',
  sound:
    '<path d="M11 5 6 9H3v6h3l5 4z"/><path class="icon__on" d="M15.5 8.5a5 5 0 0 1 0 7M18.5 5.500a9 9 0 0 1 0 13"/><path class="icon__off" d="m16 9.500 5 5M21 9.500l-5 5"/>',
  turbo: '<path d="M13 2 4 14h7l-1 8 9-12h-7z"/>',
  auto: '<path d="m17 2 4 4-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/>',
  stop: '<path d="M7 7h10v10H7z"/>',
  buy: '<path d="m12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z"/>',
  rules: '<circle cx="12" cy="12" r="9.5"/><path d="M12 16.500v-5M12 7.800v.1"/>',
  lower: '<path d="M12 4v16M5 13l7 7 7-7"/>',
  same: '<path d="M5 9h14M5 15h14"/>',
  higher: '<path d="M12 20V4M5 11l7-7 7 7"/>',
} as const

/** A 24 × 24 stroke icon in currentColor. Only used beside or inside an element that has a name. */
export const icon = (name: keyof typeof strokes): string =>
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"' +
  ` aria-hidden="true">${strokes[name]}</svg>`
