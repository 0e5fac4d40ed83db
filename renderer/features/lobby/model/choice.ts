import type { Lobby } from './lobby.ts'

export const listTypes = ['all', 'hot', 'fav', 'recent'] as const
/** Which list of a lobby is shown. */
export type ListType = (typeof listTypes)[number]

export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const
export type MinBet = (typeof minBets)[number]

/** The gateway's class of games with a jackpot. */
export const jackpotClass = 'JP'

/** What was chosen in a lobby. All of it is in the address. */
export type Choice = {
  /** Vendor code; undefined for all vendors. */
  vendor: string | undefined
  list: ListType
  /** A part of the game's name; "" for any. */
  search: string
  jackpot: boolean
  minBet: MinBet | undefined
}

const oneOf = <T extends string>(values: readonly T[], ...given: (string | null)[]): T | undefined =>
  values.find((value) => given.includes(value))

/** Half of a sign that takes two code units, as a cut can leave it at the end. */
const halfSign = /[\ud800-\udbff]$/

const vendorCode = /^\w{1,40}$/

/** Reads the choice out of an address; what isn't known there counts as not chosen. */
export function readChoice(query: URLSearchParams, lobby: Lobby): Choice {
  // The slots lobby's `page` names a hall, which is a list or a vendor.
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

/** Another vendor or another list begins anew: no name, no class, no least bet. */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const anew = 'vendor' in change || 'list' in change
  const narrowed = anew ? { search: '', jackpot: false, minBet: undefined } : {}
  return { ...choice, ...narrowed, ...change }
}

/** The address that says this choice; what else is in the address stays. */
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
