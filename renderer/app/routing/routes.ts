import { keysOf, recordOf } from '#shared/domain/keys-of.ts'
import { type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

/** What is shown at an address. Home is part of the first script; all other pages are loaded. */
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

/** One screen: its paths and what surrounds it. */
type Route = {
  /** All paths of the screen. The first is the canonical one. */
  paths: readonly [`/${string}`, ...`/${string}`[]]
  page: PageName
  /**
   * `plain`: the page without the site's header and footer. `window`: also without a main region, the page brings
   * everything itself. Omitted: the whole site.
   */
  frame?: 'plain' | 'window'
  /** Whether the notices are shown above it. */
  notices?: true
  /** The banners shown above it (specification, "Banner groups by path"). Home renders them itself. */
  banners?: `w_${string}`
  /** Opens over the page, unless somebody is signed in. */
  overlay?: 'register' | 'login'
  /** The paths that visitors may open even if the merchant requires a login. */
  open?: readonly string[]
  /** Not for search engines, because it is private or meant for one visit. */
  unlisted?: true
  /** The query parameter that says what is shown, where the path alone doesn't. */
  subject?: string
  /** Canonical path for search engines: the same page inside the site's frame. */
  canonical?: `/${string}`
}

const home = { page: 'home', banners: 'w_home', notices: true } as const
const lobby = { page: 'lobby', notices: true } as const
const vendors = { page: 'sports', notices: true } as const

/**
 * The screens by name. The name is also the key of their title and description in the `titles` texts (see
 * `headContent`).
 */
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
 * The site's screens with their paths. The router, the login guard, the banners, the document's head, analytics and
 * the log all read this table.
 */
export const routes = withPaths()

function withPaths(): Routes
function withPaths(): object {
  return recordOf(keysOf(looks), (name) => ({ ...looks[name], paths: sitePaths[name] }))
}

/** React Router's catch-all path. */
export const anyPath = '/*'

/** The route of every address without a screen. */
export const notFound = {
  name: 'notFound',
  paths: [anyPath],
  page: 'notFound',
  unlisted: true,
} as const satisfies NamedRoute

export type RouteName = keyof typeof routes | 'notFound'
/** A screen's route with its name. */
export type NamedRoute = Route & { name: RouteName }
