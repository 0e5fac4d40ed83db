/** Drawings used by the games: the bay, the slot symbols, the suits, the icons. Most colours come from the theme. */
import type { FishKind, SlotSymbol, Suit } from './protocol.ts'

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

const symbolShapes: Readonly<Record<SlotSymbol, string>> = {
  seven:
    '<path d="M14 12h38v9L36 54H22l15-30H14z" fill="oklch(.60 .20 28)"/><path d="M14 12h38v5H14z" fill="oklch(.78 .13 40)"/><path d="M14 24h6v5h-6z" fill="oklch(.50 .18 28)"/>',
  gem: '<path d="M18 12h28l12 14-26 30L6 26z" fill="oklch(.65 .11 200)"/><path d="M6 26h52L32 56z" fill="oklch(.54 .10 205)"/><path d="M22 26h20L32 56z" fill="oklch(.60 .11 202)"/><path d="m18 12 6 14 8-14 8 14 6-14" fill="none" stroke="oklch(.86 .07 198)" stroke-width="2.5" stroke-linejoin="round"/>',
  pearl:
    '<path d="M6 34a26 24 0 0 1 52 0c0 6-4 9-9 9H15c-5 0-9-3-9-9z" fill="oklch(.62 .12 350)"/><path d="M32 12v30M20 15l4 27M44 15l-4 27" stroke="oklch(.78 .09 350)" stroke-width="3"/><circle cx="32" cy="42" r="11" fill="oklch(.96 .02 86)"/><circle cx="28.5" cy="38.5" r="3" fill="#fff"/>',
  sun: '<circle cx="32" cy="32" r="15" fill="oklch(.815 .164 74)"/><circle cx="28" cy="28" r="6" fill="oklch(.89 .12 84)"/><path d="M32 6v6M32 52v6M6 32h6M52 32h6M13.6 13.600l4.3 4.300M46.1 46.100l4.3 4.300M50.4 13.600l-4.3 4.300M17.9 46.100l-4.3 4.3" stroke="oklch(.815 .164 74)" stroke-width="5" stroke-linecap="round"/>',
  mango:
    '<path d="M14 40c-4-16 10-30 26-28 14 2 18 18 8 30S18 56 14 40z" fill="oklch(.80 .16 68)"/><path d="M18 46c8 8 22 6 30-4 4-5 6-11 5.5-16C50 38 36 50 18 46z" fill="oklch(.73 .17 52)"/><path d="M30 17c-6 2-10 7-11 13" stroke="oklch(.92 .11 88)" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M38 12c2-6 8-8 14-6-2 6-8 9-14 6z" fill="oklch(.62 .13 150)"/>',
  star: '<path d="m32 6 7.5 17.400L58 25.3 44 37.700l4.2 18.600L32 46.5 15.8 56.3 20 37.7 6 25.300l18.5-1.900z" fill="oklch(.63 .19 28)"/><path d="m32 6 7.5 17.400L58 25.3 44 37.7 32 33z" fill="oklch(.70 .17 32)"/><circle cx="32" cy="33" r="8" fill="oklch(.86 .135 80)"/>',
  parol:
    '<path d="M24 50l-5 11M40 50l5 11" stroke="oklch(.60 .13 330)" stroke-width="3.5" stroke-linecap="round"/><circle cx="32" cy="32" r="26" fill="oklch(.58 .17 320)"/><path d="m32 8 6 15.5 16.5 1L41.7 35l4.2 16L32 42l-13.9 9 4.2-16L9.5 24.500l16.5-1z" fill="oklch(.86 .14 86)"/><path d="m32 8 6 15.500L32 32zM54.5 24.5 41.7 35 32 32zM45.9 51 32 42V32zM18.1 51l4.2-16L32 32zM9.5 24.500l16.5-1L32 32z" fill="oklch(.72 .15 195)"/><circle cx="32" cy="32" r="5" fill="#fff"/>',
}

const suitShapes: Readonly<Record<Suit, string>> = {
  heart: 'M50 96C-20 46 4 2 28 6c14 2 22 16 22 22 0-6 8-20 22-22 24-4 48 40-22 90z',
  diamond: 'M50 0l38 50-38 50-38-50z',
  spade: 'M50 2c80 60 40 96 4 72 2 16 10 24 16 28H30c6-4 14-12 16-28-36 24-76-12 4-72z',
  club: 'M50 0c32 0 28 36 16 40 34-8 34 44-12 32 2 16 10 24 16 28H30c6-4 14-12 16-28-46 12-46-40-12-32C22 36 18 0 50 0z',
}

/** Definitions that pages reference, for example with `<use href="#symbol-seven">` and `#suit-heart`. */
export const slotSprite = sprite(
  Object.entries(symbolShapes).map(([name, shapes]) => [`symbol-${name}`, '0 0 64 64', shapes]),
)
export const cardSprite = sprite(
  Object.entries(suitShapes).map(([name, d]) => [`suit-${name}`, '0 0 100 104', `<path d="${d}"/>`]),
)

/** A fish that swims to the right: body, tail, fin and eye. */
const swimmer = (body: string, belly: string, height: number): string =>
  `<path d="M30 40 4 ${40 - height * 0.8}q10 ${height * 0.8} 0 ${height * 1.6}z" fill="${belly}"/>` +
  `<ellipse cx="66" cy="40" rx="46" ry="${height}" fill="${body}"/>` +
  `<path d="M34 46q34 ${height} 70 2q-14 ${height * 0.75}-40 ${height * 0.7}-22 0-30-${height * 0.5}z" fill="${belly}"/>` +
  `<path d="M54 ${42 - height}q10-16 28-8l-4 12z" fill="${belly}"/>` +
  '<circle cx="94" cy="34" r="6" fill="#fff"/><circle cx="95.500" cy="34" r="3" fill="oklch(.2 .04 283)"/>'

const fishShapes: Readonly<Record<FishKind, string>> = {
  dilis: swimmer('oklch(.86 .06 220)', 'oklch(.72 .09 230)', 13),
  tilapia: swimmer('oklch(.74 .10 150)', 'oklch(.60 .11 155)', 22),
  bangus: swimmer('oklch(.80 .03 250)', 'oklch(.93 .02 220)', 20),
  pusit:
    '<path d="M112 40q-22-30-60-22l-8 22 8 22q38 8 60-22z" fill="oklch(.68 .15 350)"/><path d="M48 28q-26-12-42-4m42 8q-28-4-44 4m44 4q-28 2-44 8m44-2q-26 10-40 14" fill="none" stroke="oklch(.60 .16 350)" stroke-width="6" stroke-linecap="round"/><circle cx="60" cy="34" r="7" fill="#fff"/><circle cx="59" cy="34" r="3.500" fill="oklch(.2 .04 283)"/>',
  pagi: '<path d="M112 40Q84 6 44 6q6 20-2 34 8 14 2 34 40 0 68-34z" fill="oklch(.62 .11 285)"/><path d="M44 40H2" stroke="oklch(.52 .11 285)" stroke-width="5" stroke-linecap="round"/><circle cx="94" cy="34" r="4" fill="#fff"/><circle cx="94" cy="46" r="4" fill="#fff"/>',
  pating:
    '<path d="M116 42C94 20 60 20 34 36L6 14q6 24 2 48l26-16c28 16 62 16 82-4z" fill="oklch(.64 .03 250)"/><path d="m60 26 12-22 14 22z" fill="oklch(.56 .03 250)"/><path d="M116 42q-40 16-78 6c26 12 58 12 78-6z" fill="oklch(.93 .01 230)"/><circle cx="96" cy="35" r="3.500" fill="oklch(.2 .04 283)"/>',
  sirena:
    swimmer('oklch(.83 .15 82)', 'oklch(.73 .16 62)', 24) +
    '<path d="m60 14 6-12 8 8 6-10 6 10 8-8 2 14z" fill="oklch(.90 .13 92)"/>',
}

const cannonShape =
  '<path d="M22 8h16l5 46H17z" fill="oklch(.72 .13 78)"/><path d="M18 4h24v10H18z" fill="oklch(.82 .15 80)"/><circle cx="30" cy="62" r="24" fill="oklch(.42 .06 250)"/><circle cx="30" cy="62" r="11" fill="oklch(.82 .15 80)"/>'
export const fishSprite = sprite([
  ...Object.entries(fishShapes).map(([name, shapes]) => [`fish-${name}`, '0 0 120 80', shapes] as const),
  ['cannon-shape', '0 0 60 90', cannonShape],
])

function sprite(symbols: readonly (readonly [id: string, viewBox: string, shapes: string])[]): string {
  const drawn = symbols.map(
    ([id, viewBox, shapes]) => `<symbol id="${id}" viewBox="${viewBox}">${shapes}</symbol>`,
  )
  return `<svg class="sprite" aria-hidden="true">${drawn.join('')}</svg>`
}

const strokes = {
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M5 12h14M12 5v14"/>',
  spin: '<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.740L21 8"/><path d="M21 3v5h-5"/>',
  rules: '<circle cx="12" cy="12" r="9.5"/><path d="M12 16.500v-5M12 7.800v.1"/>',
  lower: '<path d="M12 4v16M5 13l7 7 7-7"/>',
  same: '<path d="M5 9h14M5 15h14"/>',
  higher: '<path d="M12 20V4M5 11l7-7 7 7"/>',
} as const

/** A 24 × 24 stroke icon in currentColor. Only used beside or inside an element that has a name. */
export const icon = (name: keyof typeof strokes): string =>
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"' +
  ` aria-hidden="true">${strokes[name]}</svg>`
