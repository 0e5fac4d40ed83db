/** The symbols on the reels. */
import { sprite } from '../../drawings.ts'
import type { SlotSymbol } from './slot-table.ts'

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

/** Definitions that pages reference, such as `<use href="#symbol-seven">`. */
export const slotSprite = sprite(
  Object.entries(symbolShapes).map(([name, shapes]) => [`symbol-${name}`, '0 0 64 64', shapes]),
)
