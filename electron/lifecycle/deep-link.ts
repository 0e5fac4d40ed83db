import * as constants from '#shared/domain/constants.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { plainPath, type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

/** What a parameter's value must look like. Others are dropped. */
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

/** What a link may open above any screen. The site ignores values that it doesn't know. */
const above = { overlay: /^[a-z-]{1,40}(\.\w{1,40}){0,2}$/, member: word }

/**
 * The screens that an external link may open, with the parameters they accept. Game rooms are excluded, so that
 * nobody gets into a game by clicking a link on some page; a link to a game shows its details.
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

/** The site's path and its parameters, by the normalised path. */
const pages = new Map(
  keysOf(linked).flatMap((page) =>
    sitePaths[page].map((path) => [plainPath(path), { path, parameters: linked[page] ?? {} }] as const),
  ),
)

/** Maximum length of a link, in characters; every valid one is shorter. */
const longest = 2_000

/** One name between the scheme and the query: no user, host, port, dots, folders or encoded characters. */
const form = /^\/?([a-z-]*)\/?(?:\?([^#]*))?(?:#.*)?$/i

/**
 * Returns the path inside the site for a link of the client's own scheme (`palaro://rng?search=gold`,
 * `palaro:///rng`): a path from the table above, with those of its parameters that fit. Returns undefined for any
 * other link.
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

/** Returns the last link of the scheme among a start's arguments, which is how Windows and Linux pass it. */
export const linkAmong = (argv: readonly string[], scheme: string): string | undefined =>
  argv.findLast((argument) => isLinkOf(argument, scheme))
