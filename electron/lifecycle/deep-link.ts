import * as constants from '#shared/domain/constants.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { plainPath, type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

/** What a parameter's value must look like; anything else is left out. */
const word = /^[\w.-]{1,60}$/
const words = /^[^\p{C}]{1,100}$/u
const code = new RegExp(`^[^\\p{C}]{1,${constants.referralCodeMaxLength}}$`, 'u')

const invitation = { referralCode: code, affiliateCode: code }
const lobby = {
  vassalage: word,
  type: word,
  page: word,
  search: words,
  classify: word,
  minBet: word,
  seats: word,
  stake: word,
  details: word,
}

/** What a link may open above any screen; the site drops what it doesn't know. */
const above = { overlay: /^[a-z-]{1,40}(\.\w{1,40}){0,2}$/, member: word }

/**
 * The screens that a link from outside may open, with the parameters that go along. Rooms of games are not among
 * them: nobody is put into a game by a click on somebody's page; a link to a game shows its details.
 */
const linked: { readonly [Page in SitePage]?: Readonly<Record<string, RegExp>> } = {
  home: invitation,
  register: invitation,
  login: {},
  games: { ...lobby, games: word },
  slots: lobby,
  jili: lobby,
  pp: lobby,
  pg: lobby,
  ybg: lobby,
  fc: lobby,
  fish: lobby,
  pvp: lobby,
  bingo: lobby,
  live: lobby,
  sports: { vassalage: word },
  esports: { vassalage: word },
  cockfight: { vassalage: word },
  lott: { vassalage: word },
  elott: { vassalage: word },
  lottery: { list: word },
  promotions: { type: word },
  promotion: { id: word },
  points: { show: word },
  depositRank: { period: word },
  betRank: { period: word },
  notices: { kind: word, notice: word, page: word },
  download: { app: word },
  join: {},
  help: {},
  helpPlain: {},
  feedback: { kind: word },
  deposit: {},
}

/** The path as the site knows it, and what may follow it, by the path as it is looked up. */
const pages = new Map(
  keysOf(linked).flatMap((page) =>
    sitePaths[page].map((path) => [plainPath(path), { path, parameters: linked[page] ?? {} }] as const),
  ),
)

/** Longer than any link that means something here. */
const longest = 2_000

/** One name between the scheme and the query: no user, host, port, dots, folders or encoded signs. */
const form = /^\/?([a-z-]*)\/?(?:\?([^#]*))?(?:#.*)?$/i

/**
 * The address inside the site that a link of the client's own scheme means (`palaro://rng?search=gold`,
 * `palaro:///rng`): a path of the table above, with those of its parameters that fit. Undefined for any other link.
 * @param scheme the brand's, without "://".
 */
export function deepLinkPath(link: string, scheme: string): string | undefined {
  if (link.length > longest || !isLinkOf(link, scheme)) return undefined
  const [, name, query = ''] = form.exec(link.slice(scheme.length + '://'.length)) ?? []
  const page = name === undefined ? undefined : pages.get(`/${name.toLowerCase()}`)
  if (!page) return undefined
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const [parameter, pattern] of Object.entries({ ...page.parameters, ...above })) {
    const value = given.get(parameter)?.trim()
    if (value !== undefined && pattern.test(value)) kept.set(parameter, value)
  }
  return kept.size > 0 ? `${page.path}?${kept.toString()}` : page.path
}

const isLinkOf = (text: string, scheme: string): boolean => text.toLowerCase().startsWith(`${scheme}://`)

/** The link among a start's arguments, as Windows and Linux hand it over: the last of the scheme's. */
export const linkAmong = (argv: readonly string[], scheme: string): string | undefined =>
  argv.findLast((argument) => isLinkOf(argument, scheme))
