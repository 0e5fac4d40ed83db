import { keysOf, recordOf } from '#shared/domain/keys-of.ts'
import { type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

/** What is shown at an address: home comes with the site itself, all other pages are loaded. */
export type PageName =
  | 'home'
  | 'lobby'
  | 'sports'
  | 'lottery'
  | 'game'
  | 'deposit'
  | 'promotions'
  | 'promotion'
  | 'download'
  | 'join'
  | 'help'
  | 'notices'
  | 'points'
  | 'depositRank'
  | 'betRank'
  | 'feedback'
  | 'login'
  | 'notFound'

/** One screen: where it is, and what stands around it. All the site's own knowledge of its addresses. */
type Route = {
  /** Aliases stand together; the first is the canonical address. */
  paths: readonly [`/${string}`, ...`/${string}`[]]
  page: PageName
  /**
   * `plain`: the page alone, without the site around it. `window`: not even a main region of the site's, the page
   * brings all. Left out: the whole site.
   */
  frame?: 'plain' | 'window'
  /** The notices stand above it. */
  notices?: true
  /** Which banners stand above it (specification, "Banner groups by path"); home has them within. */
  banners?: `w_${string}`
  /** Opens over the page, unless somebody is signed in. */
  overlay?: 'register' | 'login'
  /** Those of its paths that visitors may open although the merchant wants everybody to log in first. */
  open?: readonly string[]
  /** Somebody's own, or for one visit: nothing for search engines. */
  unlisted?: true
  /** The part of the query that says what is shown, where the path alone doesn't. */
  subject?: string
  /** The address of the same page inside the site, which search engines are to know it by. */
  canonical?: `/${string}`
}

const home = { page: 'home', banners: 'w_home', notices: true } as const
const lobby = { page: 'lobby', notices: true } as const
const vendors = { page: 'sports', notices: true } as const

/** The screens by name, which is also the name of their title and description in the texts' `titles` (see `headPlace`). */
const looks = {
  home: home,
  register: {
    ...home,
    overlay: 'register',
    open: sitePaths.register,
  },
  login: {
    page: 'login',
    banners: 'w_login',
    overlay: 'login',
    open: sitePaths.login,
    unlisted: true,
  },

  games: lobby,
  slots: lobby,
  jili: lobby,
  pp: { ...lobby, banners: 'w_rng' },
  pg: { ...lobby, banners: 'w_pg' },
  ybg: { ...lobby, banners: 'w_ybg' },
  fc: lobby,
  fish: { ...lobby, banners: 'w_fish' },
  pvp: { ...lobby, banners: 'w_pvp' },
  bingo: lobby,
  live: { ...lobby, banners: 'w_live' },

  sports: { ...vendors, banners: 'w_sports' },
  esports: { ...vendors, banners: 'w_esports' },
  cockfight: vendors,
  lott: vendors,
  elott: { ...vendors, banners: 'w_lott' },
  lottery: { page: 'lottery' },

  promotions: { page: 'promotions', notices: true, banners: 'w_promotion' },
  promotion: { page: 'promotion', notices: true, subject: 'id' },
  points: { page: 'points', notices: true, banners: 'w_shop' },
  depositRank: { page: 'depositRank', notices: true, banners: 'w_deposit20' },
  betRank: { page: 'betRank', notices: true, banners: 'w_bet20' },
  notices: { page: 'notices' },
  download: { page: 'download', banners: 'w_down', open: [sitePaths.download[1]] },
  join: { page: 'join' },
  help: { page: 'help', banners: 'w_help' },
  helpPlain: {
    page: 'help',
    frame: 'plain',
    open: sitePaths.helpPlain,
    canonical: sitePaths.help[0],
  },
  feedback: { page: 'feedback' },

  deposit: { page: 'deposit', unlisted: true },
  game: { page: 'game', frame: 'window', unlisted: true },
  fbsports: { page: 'game', frame: 'window', unlisted: true },
} as const satisfies Record<SitePage, Omit<Route, 'paths'>>

type Routes = {
  readonly [Name in SitePage]: (typeof looks)[Name] & { readonly paths: (typeof sitePaths)[Name] }
}

/**
 * The site's screens with their addresses. Router, login guard, banner strip, the document's head, counting and
 * logging all read this table.
 */
export const routes = withPaths()

function withPaths(): Routes
function withPaths(): object {
  return recordOf(keysOf(looks), (name) => ({ ...looks[name], paths: sitePaths[name] }))
}

/** The address of what is nowhere, in the router's own writing. */
export const anyPath = '/*'

/** What is shown where there is no screen. */
export const notFound = {
  name: 'notFound',
  paths: [anyPath],
  page: 'notFound',
  unlisted: true,
} as const satisfies NamedRoute

export type RouteName = keyof typeof routes | 'notFound'
/** A screen's route, by its name. */
export type NamedRoute = Route & { name: RouteName }
