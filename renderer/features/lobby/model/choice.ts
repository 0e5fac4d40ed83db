import { readLine } from '#shared/domain/typed-text.ts'
import type { Lobby } from './lobby.ts'

export const listTypes = ['all', 'hot', 'fav', 'recent'] as const
/** Which of a lobby's lists is shown. */
export type ListType = (typeof listTypes)[number]

export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const
export type MinBet = (typeof minBets)[number]

/** The gateway's `gameClassify` for games with a jackpot. */
export const jackpotClass = 'JP'

/** What was chosen in a lobby. All of it is stored in the address. */
export type Choice = {
  /** Vendor code. Undefined for all vendors. */
  vendor: string | undefined
  list: ListType
  /** Part of the game's name. Empty for any. */
  search: string
  jackpot: boolean
  minBet: MinBet | undefined
  /** The gateway's code of a volatility. */
  volatility: string | undefined
  /** Least return to player, in percent. */
  minRtp: string | undefined
  /** The gateway's code of a feature. */
  feature: string | undefined
}

/** No filter at all. */
export const noFilters = {
  jackpot: false,
  minBet: undefined,
  volatility: undefined,
  minRtp: undefined,
  feature: undefined,
} as const satisfies Partial<Choice>

/** How many filters are set. The search isn't one. */
export const filterCount = ({ jackpot, minBet, volatility, minRtp, feature }: Choice): number =>
  [jackpot || undefined, minBet, volatility, minRtp, feature].filter((value) => value !== undefined).length

const oneOf = <T extends string>(values: readonly T[], ...given: (string | null)[]): T | undefined =>
  values.find((value) => given.includes(value))

/** A lone high surrogate, which cutting the text can leave at its end. */
const halfSign = /[\ud800-\udbff]$/

const code = /^\w{1,40}$/
const percent = /^\d{1,2}(\.\d{1,2})?$/

const matching = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined

/** Reads the choice from an address. Ignores unknown values. */
export function readChoice(query: URLSearchParams, lobby: Lobby): Choice {
  // On the slots lobby `page` names either a list or a vendor.
  const hall = query.get('page')
  const hallList = oneOf(listTypes, hall)
  const vendor = query.get('vassalage') ?? (hallList ? null : hall)
  return {
    vendor: lobby.vendor ?? matching(code, vendor),
    list: oneOf(listTypes, query.get('type')) ?? hallList ?? 'all',
    search: readLine(query.get('search') ?? '')
      .slice(0, 100)
      .replace(halfSign, ''),
    jackpot: query.get('classify') === jackpotClass,
    minBet: oneOf(minBets, query.get('minBet')),
    volatility: matching(code, query.get('volatility')),
    minRtp: matching(percent, query.get('rtp')),
    feature: matching(code, query.get('feature')),
  }
}

/** Applies a change. Choosing another vendor or list resets the search and all filters. */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const anew = 'vendor' in change || 'list' in change
  const narrowed = anew ? { search: '', ...noFilters } : {}
  return { ...choice, ...narrowed, ...change }
}

/** Returns the query that stores the choice. Keeps all other parameters. */
export function writeChoice(query: URLSearchParams, choice: Choice, lobby: Lobby): URLSearchParams {
  const { vendor, list, search, jackpot, minBet, volatility, minRtp, feature } = choice
  const part = lobby.part?.toLowerCase()
  const next = new URLSearchParams(query)
  const values = {
    page: undefined,
    vassalage: lobby.vendor ? undefined : vendor,
    type: list === 'all' ? part : list,
    search,
    classify: jackpot ? jackpotClass : undefined,
    minBet,
    volatility,
    rtp: minRtp,
    feature,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
