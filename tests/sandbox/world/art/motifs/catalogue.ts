/** The motifs of each category, and the motifs for words in a name. */
import type { ArtCategory } from '../category.ts'
import { motifWords } from '../data/motif-words.ts'
import { bingo, elottery, lottery } from './draw.ts'
import type { Motif, MotifSet } from './motif.ts'
import { rooster } from './rooster.ts'
import { sea } from './sea.ts'
import { slots } from './slots.ts'
import { esports, sports } from './sport.ts'
import { cards, casino, table } from './table.ts'

/** Turns "card" of the bingo motifs into "bingoCard", because other sets may have the same keys. */
const prefixed = (prefix: string, set: MotifSet): MotifSet =>
  Object.fromEntries(
    Object.entries(set).map(([key, motif]) => [
      `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      motif,
    ]),
  )
const bingoMotifs = prefixed('bingo', bingo)
const roosterMotifs = prefixed('rooster', rooster)

const motifs: MotifSet = {
  ...lottery,
  ...elottery,
  ...bingoMotifs,
  ...slots,
  ...table,
  ...cards,
  ...casino,
  ...sea,
  ...sports,
  ...esports,
  ...roosterMotifs,
}

/** Finds a motif by name. Throws RangeError for an unknown one, because names only come from our own tables. */
export function motifNamed(name: string): Motif {
  const motif = motifs[name]
  if (!motif) throw new RangeError(`no motif is called ${name}`)
  return motif
}

const motifsByCategory: Readonly<Record<ArtCategory, readonly string[]>> = {
  RNG: Object.keys(slots),
  LIVE: [...Object.keys(casino), 'felt', 'threeCards'],
  FISH: Object.keys(sea),
  PVP: Object.keys(cards),
  SPORTS: Object.keys(sports),
  ESPORTS: Object.keys(esports),
  COCKFIGHT: Object.keys(roosterMotifs),
  LOTT: Object.keys(lottery),
  ELOTT: Object.keys(elottery),
  BINGO: [...Object.keys(bingoMotifs), 'drum'],
  TABLE: [...Object.keys(table), 'dice', 'roulette', 'towers', 'ace', 'cup', 'shoe'],
}

/** Motifs of other categories that a name can ask for. Never shown without. */
const askedFor: Readonly<Partial<Record<ArtCategory, readonly string[]>>> = {
  RNG: ['horse', 'heart', 'blade', 'eightBall'],
  TABLE: ['colorGame'],
}

const rules = motifWords.map(([words, names]) => ({
  pattern: new RegExp(`\\b(${words})`, 'i'),
  motifs: names.split(' '),
}))

/** The motifs a game may show: those for the last word of its name that has any, otherwise all of its category. */
export function motifsFor(name: string, category: ArtCategory): readonly string[] {
  const own = motifsByCategory[category]
  let found = own
  let where = -1
  for (const rule of rules) {
    const at = name.search(rule.pattern)
    if (at <= where) continue
    const fitting = rule.motifs.filter((motif) => own.includes(motif) || askedFor[category]?.includes(motif))
    if (fitting.length === 0) continue
    found = fitting
    where = at
  }
  return found
}
