import { plainPath, type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

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

/**
 * The site's screens by name, which is also the name of their title and description in the texts' `titles` (see
 * `headPlace`). Router, login guard, banner strip, the document's head, counting and logging all read this table.
 */
export const routes = {
  home: { ...home, paths: sitePaths.home },
  register: {
    ...home,
    paths: sitePaths.register,
    overlay: 'register',
    open: ['/register', '/register.html'],
  },
  login: {
    paths: sitePaths.login,
    page: 'login',
    banners: 'w_login',
    overlay: 'login',
    open: ['/login'],
    unlisted: true,
  },

  games: { ...lobby, paths: sitePaths.games },
  slots: { ...lobby, paths: sitePaths.slots },
  jili: { ...lobby, paths: sitePaths.jili },
  pp: { ...lobby, paths: sitePaths.pp, banners: 'w_rng' },
  pg: { ...lobby, paths: sitePaths.pg, banners: 'w_pg' },
  ybg: { ...lobby, paths: sitePaths.ybg, banners: 'w_ybg' },
  fc: { ...lobby, paths: sitePaths.fc },
  fish: { ...lobby, paths: sitePaths.fish, banners: 'w_fish' },
  pvp: { ...lobby, paths: sitePaths.pvp, banners: 'w_pvp' },
  bingo: { ...lobby, paths: sitePaths.bingo },
  live: { ...lobby, paths: sitePaths.live, banners: 'w_live' },

  sports: { ...vendors, paths: sitePaths.sports, banners: 'w_sports' },
  esports: { ...vendors, paths: sitePaths.esports, banners: 'w_esports' },
  cockfight: { ...vendors, paths: sitePaths.cockfight },
  lott: { ...vendors, paths: sitePaths.lott },
  elott: { ...vendors, paths: sitePaths.elott, banners: 'w_lott' },
  lottery: { paths: sitePaths.lottery, page: 'lottery' },

  promotions: { paths: sitePaths.promotions, page: 'promotions', notices: true, banners: 'w_promotion' },
  promotion: { paths: sitePaths.promotion, page: 'promotion', notices: true, subject: 'id' },
  points: { paths: sitePaths.points, page: 'points', notices: true, banners: 'w_shop' },
  depositRank: { paths: sitePaths.depositRank, page: 'depositRank', notices: true, banners: 'w_deposit20' },
  betRank: { paths: sitePaths.betRank, page: 'betRank', notices: true, banners: 'w_bet20' },
  notices: { paths: sitePaths.notices, page: 'notices' },
  download: { paths: sitePaths.download, page: 'download', banners: 'w_down', open: ['/download'] },
  join: { paths: sitePaths.join, page: 'join' },
  help: { paths: sitePaths.help, page: 'help', banners: 'w_help' },
  helpPlain: {
    paths: sitePaths.helpPlain,
    page: 'help',
    frame: 'plain',
    open: ['/helpmc'],
    canonical: '/help',
  },
  feedback: { paths: sitePaths.feedback, page: 'feedback' },

  deposit: { paths: sitePaths.deposit, page: 'deposit', unlisted: true },
  game: { paths: sitePaths.game, page: 'game', frame: 'window', unlisted: true },
  fbsports: { paths: sitePaths.fbsports, page: 'game', frame: 'window', unlisted: true },
} as const satisfies Record<SitePage, Route>

const lost = { paths: ['/*'], page: 'notFound', unlisted: true } as const satisfies Route

export type RouteName = keyof typeof routes | 'notFound'
/** A screen's route, by its name. */
export type NamedRoute = Route & { name: RouteName }

const byPath = new Map<string, NamedRoute>()
// The table's own keys are the names.
for (const name of Object.keys(routes) as (keyof typeof routes)[])
  for (const path of routes[name].paths) byPath.set(path.toLowerCase(), { ...routes[name], name })

/** The route of an address of the site; that of nothing found where there is none. */
export const routeOf = (pathname: string): NamedRoute =>
  byPath.get(plainPath(pathname)) ?? { ...lost, name: 'notFound' }
