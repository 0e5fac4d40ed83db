/** The symbols on the reels: the game's own emblem, motifs that suit its model, and those that do something. */
import { sprite } from '../../drawings.ts'
import type { GameArt } from '../game-page.ts'
import type { SlotTexts } from './client/texts.ts'
import type { SlotId, SlotSymbol } from './slot-table.ts'

export type SymbolName = keyof SlotTexts['symbols']
type Motifs = readonly [a: SymbolName, b: SymbolName, c: SymbolName, d: SymbolName, e: SymbolName]

/** The motifs of a model, and one that replaces the game's own emblem among them. */
const motifsOf: Readonly<Record<SlotId, { readonly motifs: Motifs; readonly spare: SymbolName }>> = {
  'slot-low': { motifs: ['seven', 'cherry', 'melon', 'mango', 'coconut'], spare: 'bell' },
  'slot-medium': { motifs: ['butterfly', 'pearl', 'koi', 'sampaguita', 'kubo'], spare: 'moon' },
  'slot-high': { motifs: ['tiger', 'temple', 'potion', 'bolt', 'moon'], spare: 'crown' },
  'slot-hold': { motifs: ['crown', 'chest', 'jewels', 'pot', 'ship'], spare: 'temple' },
  'slot-tumble': { motifs: ['gem', 'halohalo', 'cherry', 'egg', 'mango'], spare: 'pearl' },
}

/** Which name each symbol has in a game. */
export type SymbolNames = Readonly<Record<SlotSymbol, SymbolName>>

export function symbolNames(model: SlotId, own: string): SymbolNames {
  const { motifs, spare } = motifsOf[model]
  const [a, b, c, d, e] = motifs.map((motif) => (motif === own ? spare : motif))
  return {
    emblem: 'emblem',
    a: a ?? spare,
    b: b ?? spare,
    c: c ?? spare,
    d: d ?? spare,
    e: e ?? spare,
    wild: 'wild',
    scatter: 'scatter',
    coin: 'coin',
  }
}

const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** A word across a symbol. Capitals, because players know these two in every language. */
const ribbon = (word: string, size: number, fill: string): string =>
  `<g transform="translate(0 72)"><path d="M-112-27h224l-15 27 15 27h-224l15-27z" fill="${fill}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>` +
  `<text y="${size * 0.35}" text-anchor="middle" font-family="Display, sans-serif" font-weight="800" font-size="${size}" letter-spacing="1.500" fill="#fff">${word}</text></g>`

const coinShape =
  '<circle r="104" fill="oklch(.52 .12 62)"/><circle r="100" cy="-5" fill="oklch(.80 .16 80)"/>' +
  '<circle r="84" cy="-5" fill="oklch(.87 .14 88)"/><circle r="84" cy="-5" fill="none" stroke="oklch(.66 .15 68)" stroke-width="7" stroke-dasharray="4 15"/>'

/** Definitions that the page references, such as `<use href="#symbol-emblem">`. */
export function slotSprite(model: SlotId, { motif, draw }: GameArt): string {
  const names = symbolNames(model, motif)
  const wildMotif = motif === 'sun' ? 'parol' : 'sun'
  const scatterMotif = motif === 'masskara' ? 'parol' : 'masskara'
  const paying = (['a', 'b', 'c', 'd', 'e'] as const).map(
    (symbol) => [symbol, inner(draw(`pay-${symbol}-`, names[symbol]))] as const,
  )
  const shapes: readonly (readonly [SlotSymbol, string])[] = [
    ['emblem', inner(draw('own-', motif))],
    ...paying,
    ['wild', inner(draw('wild-', wildMotif)) + ribbon('WILD', 54, 'oklch(.50 .19 25)')],
    ['scatter', inner(draw('scatter-', scatterMotif)) + ribbon('SCATTER', 46, 'oklch(.45 .15 300)')],
    ['coin', coinShape],
  ]
  return sprite(shapes.map(([symbol, drawn]) => [`symbol-${symbol}`, '-120 -120 240 240', drawn]))
}
