import { routes } from './routing/routes.ts'

const lobbies = Object.values(routes).flatMap(({ page, paths }): readonly string[] =>
  page === 'lobby' || page === 'sports' ? paths : [],
)

/** The addresses that the site's own links lead to, out of the table of routes; the first is the canonical one. */
export const paths = {
  home: routes.home.paths,
  login: routes.login.paths,
  game: routes.game.paths,
  deposit: routes.deposit.paths,
  promotions: routes.promotions.paths,
  help: routes.help.paths,
  download: routes.download.paths,
  /** Every page of games, all games first. */
  lobby: [...routes.games.paths, ...lobbies],
} as const
