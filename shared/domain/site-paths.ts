import { keysOf } from './keys-of.ts'

/** The addresses of the screens that list games or providers to play with. */
const gamePaths = {
  games: ['/games'],
  slots: ['/rng'],
  jili: ['/jili'],
  pp: ['/pp'],
  pg: ['/pg'],
  ybg: ['/ybg'],
  fc: ['/fc'],
  fish: ['/fish'],
  pvp: ['/pvp'],
  bingo: ['/bingo'],
  live: ['/live'],

  sports: ['/sports'],
  esports: ['/esports'],
  cockfight: ['/cockfight'],
  lott: ['/lott'],
  elott: ['/elott'],
  lottery: ['/lottery'],
} as const

/**
 * The addresses of the site's screens, with aliases; the first one is canonical. Letter case doesn't matter. The
 * site's table of routes says what is shown at each.
 */
export const sitePaths = {
  home: ['/', '/index', '/index.html', '/home'],
  register: ['/register', '/register.html'],
  login: ['/login'],

  ...gamePaths,

  promotions: ['/promotions'],
  promotion: ['/promoDetail'],
  points: ['/pointMall'],
  depositRank: ['/deposit-rank'],
  betRank: ['/bet-rank'],
  notices: ['/noticePage'],
  download: ['/down', '/download'],
  join: ['/join'],
  help: ['/help'],
  helpPlain: ['/helpmc'],
  feedback: ['/feedback'],

  deposit: ['/deposit'],
  game: ['/game', '/seamless'],
  fbsports: ['/fbsports'],
} as const satisfies Record<string, readonly [`/${string}`, ...`/${string}`[]]>

/** A screen of the site, by name. */
export type SitePage = keyof typeof sitePaths

/** Whether a screen lists games or providers to play with. */
export const isGamesPage = (page: SitePage | undefined): boolean =>
  page !== undefined && Object.hasOwn(gamePaths, page)

/** Normalises a path: letter case and trailing slashes don't matter. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

const pageByPath: ReadonlyMap<string, SitePage> = new Map(
  keysOf(sitePaths).flatMap((page) => sitePaths[page].map((path) => [plainPath(path), page] as const)),
)

/** Returns the screen at a path; undefined when there is none. */
export const sitePageAt = (pathname: string): SitePage | undefined => pageByPath.get(plainPath(pathname))
