import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { type BoardWin, Crowd } from '#sandbox/world/generator/crowd.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { worldBets } from '../ledger/jackpots.ts'
import { gamePath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { gameByNode } from './game-rows.ts'

const largestBoard = 50

/** The winner board: wins booked in this sandbox, mixed with wins of the generated crowd. */
export function winnerBoard(sandbox: Sandbox) {
  const { db, clock, ledger } = sandbox
  const letBet = worldBets(sandbox)
  const crowd = new Crowd(db, sandbox.seed, sandbox.scale)

  const booked = (limit: number, nodeId?: number): BoardWin[] =>
    db
      .all<Omit<BoardWin, 'name'> & { username: string }>(
        `SELECT a.username, w.node_id AS nodeId, w.amount, w.won FROM wins w JOIN accounts a ON a.id = w.account_id
         WHERE ?1 IS NULL OR w.node_id = ?1 ORDER BY w.won DESC, w.id DESC LIMIT ?2`,
        nodeId ?? null,
        limit,
      )
      .map(({ username, ...win }) => ({ ...win, name: maskName(username) }))

  const newest = (wins: readonly BoardWin[], limit: number): BoardWin[] =>
    [...wins].sort((a, b) => b.won - a.won).slice(0, limit)

  const entries = (wins: readonly BoardWin[]) =>
    wins.flatMap(({ name, nodeId, amount, won }) => {
      const game = gameByNode(db, nodeId)
      if (!game) return []
      return {
        iconUrl: gamePath(nodeId),
        customerName: name,
        gameName: game.name,
        winAmount: fromMinor(amount),
        nodeId,
        vassalage: game.vendor,
        gameType: game.gameType,
        time: won,
      }
    })

  return {
    /** The latest wins of all games, newest first. */
    latest(limit: number) {
      const count = Math.min(largestBoard, Math.max(1, Math.floor(limit)))
      return entries(newest([...booked(count), ...crowd.latest(clock.now(), count)], count))
    },
    /** The latest five wins of one game, newest first. */
    latestOf(nodeId: number) {
      return entries(newest([...booked(5, nodeId), ...crowd.latestOf(nodeId, clock.now(), 5)], 5))
    },
    /** Current size of the jackpots. */
    jackpot() {
      letBet()
      return {
        grand: fromMinor(ledger.balance('jackpotGrand')),
        major: fromMinor(ledger.balance('jackpotMajor')),
        minor: fromMinor(ledger.balance('jackpotMinor')),
      }
    },
  }
}
