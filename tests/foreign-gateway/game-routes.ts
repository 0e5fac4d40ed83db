import { type Context, Hono } from 'hono'
import type { Account, Accounts } from './accounts.ts'
import { bodyOf, type Env, ok, refuse, sessionOf } from './answers.ts'
import { type Game, games, kinds } from './catalogue.ts'

const studioCards = kinds.map(({ kind, games: all }) => ({
  kind,
  studios: all
    .slice(0, 1)
    .map(({ studio }) => ({ ...studio, kind, logo: `/studios/${studio.id}.svg`, games: all.length })),
}))

/** The part of a list of games that was asked for, as somebody who is signed in sees it. */
function pageOf(c: Context, { favourites }: Account, all: readonly Game[]) {
  const page = Number(c.req.query('page') ?? 1)
  const size = Number(c.req.query('size') ?? 20)
  const shown = all.slice((page - 1) * size, page * size)
  return {
    games: shown.map((game) => ({ ...game, liked: favourites.includes(game.ref) })),
    matches: all.length,
    pages: Math.ceil(all.length / size),
  }
}

/** Marks a game as a favourite, or no longer. */
function keep(c: Context<Env>, ref: unknown, kept: boolean): Response {
  const game = games.find((one) => String(one.ref) === String(ref))
  if (!game) return refuse(c, 'noSuchGame')
  const { account } = c.var
  const others = account.favourites.filter((one) => one !== game.ref)
  account.favourites = kept ? [game.ref, ...others] : others
  return ok(c)
}

/** The catalogue, and a member's favourites. */
export function gameRoutes(accounts: Accounts): Hono<Env> {
  const session = sessionOf(accounts)
  return new Hono<Env>()
    .get('/games/kinds', (c) =>
      ok(c, { kinds: kinds.map(({ kind, games: all }) => ({ kind, games: all.length })) }),
    )
    .get('/games/studios', (c) => ok(c, { lanes: studioCards }))
    .get('/games/popular', (c) => ok(c, games.slice(0, Number(c.req.query('most') ?? 20))))
    .get('/games/hot', (c) =>
      ok(c, { kinds: kinds.map((each) => ({ ...each, matches: each.games.length })) }),
    )
    .get('/games/one', (c) => {
      const game = games.find(({ ref }) => String(ref) === c.req.query('ref'))
      return game ? ok(c, { game, wins: [] }) : refuse(c, 'noSuchGame')
    })
    .get('/wins', (c) => ok(c, { wins: [] }))
    .get('/games', session, (c) => {
      const { kind, studio, search = '' } = c.req.query()
      const found = games
        .filter((game) => kind === undefined || game.kind === kind)
        .filter((game) => studio === undefined || game.studio.id === studio)
        .filter((game) => game.title.toLowerCase().includes(search.toLowerCase()))
      return ok(c, pageOf(c, c.var.account, found))
    })
    .get('/me/favourites', session, (c) => {
      const { kind = '' } = c.req.query()
      const kept = c.var.account.favourites.flatMap((ref) => games.filter((game) => game.ref === ref))
      const found = kept.filter((game) => kind === '' || game.kind === kind)
      return ok(c, pageOf(c, c.var.account, found))
    })
    .post('/me/favourites', session, async (c) => keep(c, Object(await bodyOf(c)).ref, true))
    .delete('/me/favourites', session, (c) => keep(c, c.req.query('ref'), false))
}
