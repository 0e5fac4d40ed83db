import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { signLaunch } from '#sandbox/provider/wire/wallet-api.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fbVendor } from '#shared/domain/game-types.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Call, Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { addEmbedder, siteOrigin } from '../gateway/site-origin.ts'
import { checkPlayLimits } from '../limits/check-limits.ts'
import { refuseClosed } from '../members/may-play.ts'
import type { Sandbox } from '../sandbox.ts'
import { hashToken } from '../security/secret-token.ts'
import { isGone } from './game-lists.ts'
import { type GameRecord, gameByCode, gameByNode } from './game-rows.ts'
import { roomList, roomParameters } from './rooms.ts'

type LaunchHandlers = Pick<
  Handlers<typeof contract.games>,
  'launch' | 'roomLaunch' | 'fbSportsLaunch' | 'lobbyLaunch'
>

/** Vendors whose games use another message protocol; see shared/domain/provider-messages. */
const protocols: Partial<Record<string, string>> = { PP: 'bayfront' }
/** How long a client waits for the game's ready message, in ms. */
const readyTimeout = 15_000
const openMode = z.enum(['frame', 'window', 'redirect'])

/** Input common to the launches of third-party games. */
type Visit = z.output<typeof contract.games.fbSportsLaunch.input>

/** Launches games. Each launch creates a new single-use token. */
export function launchHandlers(sandbox: Sandbox): LaunchHandlers {
  const { db } = sandbox
  const rooms = roomList(sandbox)

  /** Launches a third-party game for the caller. */
  function launched(call: Call<Visit>, game: GameRecord, more: Record<string, string> = {}) {
    const { language: lang, lobbyUrl, depositUrl } = call.input
    countLaunch(sandbox, call)
    refuseClosed(sandbox, call.member)
    checkPlayLimits(sandbox, call.member.id)
    if (isGone(sandbox, game)) throw new Refusal('GAME_GONE')
    if (game.quirk === 'maintenance') throw new Refusal('GAME_MAINTENANCE', { game: game.name })
    if (game.hasSubGames) throw new Refusal('SUB_GAME_FIRST', { game: game.name })
    remember(sandbox, call.member.id, game)
    const parentOrigin = embedder(sandbox, lobbyUrl, call.origin)
    const protocol = protocols[game.vendor]
    const query = { lang, parentOrigin, lobbyUrl, depositUrl, ...(protocol && { protocol }), ...more }
    return {
      url: bent(launchUrl(sandbox, call, game, query), game.quirk),
      openMode: z.parse(openMode, game.openMode),
      provider: protocol ?? 'sandbox',
      readyTimeout,
    }
  }

  return {
    launch: (call) => {
      const { nodeId, vassalage, gameCode } = call.input
      const game = nodeId ? gameByNode(db, nodeId) : gameByCode(db, vassalage, gameCode)
      if (!game || game.vendor !== vassalage) throw new Refusal('GAME_GONE')
      return launched(call, game)
    },
    roomLaunch: (call) => {
      const { game, room } = rooms.enter(call.input.vassalage, call.input.roomId, call.member.id)
      return launched(call, game, roomParameters(room))
    },
    fbSportsLaunch: (call) => {
      const book = sportsbook(sandbox)
      if (!book) throw new Refusal('GAME_GONE')
      return launched(call, book)
    },
    lobbyLaunch: (call) => {
      const { input, origin } = call
      countLaunch(sandbox, call)
      refuseClosed(sandbox, call.member)
      checkPlayLimits(sandbox, call.member.id)
      const game = lotteryGame(sandbox, input.lottoGameCode)
      if (!game) throw new Refusal('GAME_GONE')
      remember(sandbox, call.member.id, game)
      const parentOrigin = embedder(sandbox, input.backUrl, origin)
      const { language: lang, lottoView: view, lottoPlayType: playType, backUrl: lobbyUrl } = input
      const url = launchUrl(sandbox, call, game, {
        lang,
        parentOrigin,
        lobbyUrl,
        view,
        ...(playType !== undefined && { playType }),
      })
      return { url: url.href, provider: 'sandbox', readyTimeout }
    },
  }
}

/** Counts the launches of a free-play session, which anybody can open. @throws TooMany */
function countLaunch(
  { limits }: Sandbox,
  { member, session }: Pick<Call<unknown>, 'member' | 'session'>,
): void {
  if (roleOf(member.type) === 'demo') limits.spend('launch', session.hash)
}

/** Creates a game session and returns the URL that starts it. */
function launchUrl(
  { db, clock, providerOrigin, walletSecret }: Sandbox,
  { member, session, visitor }: Pick<Call<unknown>, 'member' | 'session' | 'visitor'>,
  game: GameRecord,
  query: Record<string, string>,
): URL {
  const token = randomBytes(24).toString('base64url')
  db.run(
    'INSERT INTO game_sessions VALUES (?, ?, ?, ?, ?, ?, NULL, ?)',
    `gs_${randomBytes(12).toString('base64url')}`,
    hashToken(token),
    member.id,
    session.hash,
    game.nodeId,
    clock.now(),
    visitor,
  )
  const url = new URL('/play', providerOrigin)
  // Signed, so that neither a room's stake nor the return address can be changed on the way.
  url.search = signLaunch(walletSecret, { token, ...query }).toString()
  if (game.quirk === 'silent') url.pathname = '/slow-boat'
  return url
}

/** The launch URL, made invalid for some games so that clients can be tested for refusing it. */
function bent(url: URL, quirk: string): string {
  if (quirk === 'foreign') return `http://games.stray-kite.example${url.pathname}${url.search}`
  if (quirk === 'malformed') return `http//${url.host}:play${url.search}`
  return url.href
}

/** Origin of the page that will frame the game: that of its return address, otherwise the sandbox's. */
function embedder(sandbox: Sandbox, returnAddress: string, own: string): string {
  const origin = siteOrigin(sandbox, returnAddress)
  if (origin === undefined) addEmbedder(sandbox, own)
  return origin ?? own
}

/** FB's sportsbook, which is its first game. */
function sportsbook({ db }: Sandbox): GameRecord | undefined {
  const row = db.get<{ nodeId: number }>(
    'SELECT node_id AS nodeId FROM world.games WHERE vendor = ? AND parent IS NULL ORDER BY rank LIMIT 1',
    fbVendor,
  )
  return row && gameByNode(db, row.nodeId)
}

/** Finds a lottery game by its game code or node id ("LOTT-1071" or "1071"). Without a code, the first one. */
function lotteryGame({ db }: Sandbox, code: string | undefined): GameRecord | undefined {
  const row = db.get<{ nodeId: number }>(
    `SELECT node_id AS nodeId FROM world.games
     WHERE game_type IN ('LOTT', 'ELOTT') AND (?1 = '' OR game_code = ?1 OR node_id = ?1) ORDER BY rank LIMIT 1`,
    code ?? '',
  )
  return row && gameByNode(db, row.nodeId)
}

function remember({ db, clock }: Sandbox, accountId: number, game: GameRecord): void {
  db.run('INSERT OR REPLACE INTO recent_games VALUES (?, ?, ?)', accountId, game.nodeId, clock.now())
}
