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
}

const oneOf = <T extends string>(values: readonly T[], ...given: (string | null)[]): T | undefined =>
  values.find((value) => given.includes(value))

/** A lone high surrogate, which cutting the text can leave at its end. */
const halfSign = /[\ud800-\udbff]$/

const vendorCode = /^\w{1,40}$/

/** Reads the choice from an address. Ignores unknown values. */
export function readChoice(query: URLSearchParams, lobby: Lobby): Choice {
  // On the slots lobby `page` names either a list or a vendor.
  const hall = query.get('page')
  const hallList = oneOf(listTypes, hall)
  const vendor = query.get('vassalage') ?? (hallList ? null : hall)
  return {
    vendor: lobby.vendor ?? (vendor !== null && vendorCode.test(vendor) ? vendor : undefined),
    list: oneOf(listTypes, query.get('type')) ?? hallList ?? 'all',
    search: (query.get('search') ?? '').trim().slice(0, 100).replace(halfSign, ''),
    jackpot: query.get('classify') === jackpotClass,
    minBet: oneOf(minBets, query.get('minBet')),
  }
}

/** Applies a change. Choosing another vendor or list resets the search, jackpot and minimum bet filters. */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const anew = 'vendor' in change || 'list' in change
  const narrowed = anew ? { search: '', jackpot: false, minBet: undefined } : {}
  return { ...choice, ...narrowed, ...change }
}

/** Returns the query that stores the choice. Keeps all other parameters. */
export function writeChoice(query: URLSearchParams, choice: Choice, lobby: Lobby): URLSearchParams {
  const { vendor, list, search, jackpot, minBet } = choice
  const part = lobby.part?.toLowerCase()
  const next = new URLSearchParams(query)
  const values = {
    page: undefined,
    vassalage: lobby.vendor ? undefined : vendor,
    type: list === 'all' ? part : list,
    search,
    classify: jackpot ? jackpotClass : undefined,
    minBet,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
