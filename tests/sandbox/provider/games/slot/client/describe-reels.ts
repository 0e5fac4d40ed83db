import { wordOf } from '../../../client/languages.ts'
import type { SlotTable } from '../slot-table.ts'
import type { SlotTexts } from './texts.ts'

/** "Reels: sun, gem, mango, pearl, star; …", row by row. Used by the server and by the page's script. */
export function describeReels(reels: SlotTable['reels'], t: SlotTexts): string {
  const rows = [0, 1, 2].map((row) => reels.map((reel) => wordOf(t.symbols, reel[row] ?? '')).join(', '))
  return `${t.reels}: ${rows.join('; ')}`
}
