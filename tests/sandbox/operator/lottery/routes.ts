import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { type GameRecord, selectGames } from '../games/game-rows.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { gamePath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { drawsOf } from './draws.ts'
import { formOf, periodOf } from './forms.ts'
import { nextDraw } from './schedule.ts'

/** Prize mode of each lottery vendor. */
const modeOfVendor = { TCG_LOTTO_VN: 'Lott', TCG_SEA: 'SEA', LOTT: 'Lott', ELOTT: 'Elott' } as const
const vendors = Object.keys(modeOfVendor)
const mostNumbers = 100

/** The lottery menu and its draws. */
export function lotteryHandlers(sandbox: Sandbox): Handlers<typeof contract.lottery> {
  const { db, clock } = sandbox

  const ofModes = (prizeMode: string): GameRecord[] => {
    const wanted = prizeMode.split(',')
    const chosen = Object.entries(modeOfVendor).flatMap(([vendor, mode]) =>
      wanted.includes(mode) ? vendor : [],
    )
    return db.all<GameRecord>(
      `${selectGames} WHERE g.vendor IN (SELECT value FROM json_each(?)) AND g.parent IS NULL ORDER BY g.rank`,
      0,
      JSON.stringify(chosen),
    )
  }

  return {
    menu: ({ input }) => {
      const games = ofModes(input.prizeMode)
      return {
        menus: vendors.flatMap((vendor) => {
          const own = games.filter((game) => game.vendor === vendor)
          const [first] = own
          return first ? { accountType: vendor, title: first.vendorName, gameMenus: own.map(toMenuGame) } : []
        }),
      }
    },
    recent: ({ input, member }) => {
      const offered = new Map(ofModes(input.prizeMode).map((game) => [game.nodeId, game]))
      const played = db.all<{ nodeId: number }>(
        'SELECT node_id AS nodeId FROM recent_games WHERE account_id = ? ORDER BY played DESC',
        member.id,
      )
      const games = played.flatMap(({ nodeId }) => offered.get(nodeId) ?? [])
      return { list: games.map(toMenuGame) }
    },
    opened: ({ input }) => {
      const game = db.get<GameRecord>(
        `${selectGames} WHERE g.game_code = ? AND g.game_type IN ('LOTT', 'ELOTT')`,
        0,
        input.gameCode,
      )
      if (!game) throw new Refusal('GAME_GONE')
      const count = Math.min(mostNumbers, Math.max(1, Math.floor(input.count)))
      return { list: drawsOf(sandbox, game, count) }
    },
    latest: ({ input }) => ({
      serverTime: clock.now(),
      list: ofModes(input.prizeMode).map((game) => {
        const { issue, closesAt, drawsAt } = nextDraw(clock.now(), periodOf(formOf(game.model)))
        const [last = null] = drawsOf(sandbox, game, 1)
        return { gameCode: game.gameCode, last, next: { issue, closeTime: closesAt, drawTime: drawsAt } }
      }),
    }),
  }
}

const toMenuGame = (game: GameRecord) => ({
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  gameName: game.name,
  vassalage: game.vendor,
  gameType: game.gameType,
  icon: gamePath(game.nodeId),
  drawEvery: periodOf(formOf(game.model)),
  minBet: fromMinor(game.minBet),
  maxBet: fromMinor(game.maxBet),
})
