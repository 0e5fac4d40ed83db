/** Mines. A bet opens a round; its player opens cells and collects, each as a move. */
import type { PlacedBet, TimedGame, TimedParts, TimedSeat } from '../game.ts'
import { isMined, layMines, minesPay, mostOpened, readMines, readProgress } from './mines-rules.ts'
import { type EndedMines, type MinesTable, mineCells, mineCounts } from './mines-table.ts'

/** A round that is left alone is collected after this time, in ms. */
export const minesTimeout = 30 * 60_000

const multiple = (hundredths: number): string => (hundredths / 100).toFixed(2)

const ladders = Object.fromEntries(
  mineCounts.map((mines) => [
    String(mines),
    Array.from({ length: mostOpened(mines) }, (_, index) => multiple(minesPay(mines, index + 1))),
  ]),
)

export function createMinesGame({ now, random, drawOnce }: TimedParts): TimedGame {
  /** Each player's last rounds. Only to be shown: what they won is in the wallet. */
  const ended = new Map<string, EndedMines>()
  const placeKey = ({ account, game }: TimedSeat): string => `${account}|${game.nodeId}`

  function roundOf({ roundId, choice, moves }: PlacedBet): MinesTable['round'] {
    const mines = readMines(choice) ?? 1
    const { opened, hit, collected } = readProgress(moves)
    if (hit !== null || collected) return null
    return {
      roundId,
      mines,
      opened,
      pays: opened.length === 0 ? null : multiple(minesPay(mines, opened.length)),
      next: multiple(minesPay(mines, opened.length + 1)),
    }
  }

  return {
    async table(place, bets) {
      const rounds = bets.map(roundOf)
      return {
        kind: 'mines',
        round: rounds.find((round) => round !== null) ?? null,
        last: ended.get(placeKey(place)) ?? null,
        ladders,
      }
    },
    async accept(_place, { choice }) {
      return readMines(choice) === undefined ? 'CHOICE_IMPOSSIBLE' : { settlesAt: now() + minesTimeout }
    },
    async move(_place, bet, move) {
      const mines = readMines(bet.choice) ?? 1
      const { opened, hit, collected } = readProgress(bet.moves)
      if (hit !== null || collected) return 'BETS_CLOSED'
      if (move === 'collect')
        return opened.length === 0 ? 'CHOICE_IMPOSSIBLE' : { kept: 'collect', settlesAt: now() }
      const [, named] = move.match(/^open:(\d{1,2})$/) ?? []
      const cell = Number(named)
      if (named === undefined || cell >= mineCells || opened.includes(cell)) return 'CHOICE_IMPOSSIBLE'
      if (isMined(mines, opened.length, random)) return { kept: `mine:${cell}`, settlesAt: now() }
      const isLast = opened.length + 1 === mostOpened(mines)
      return { kept: `safe:${cell}`, settlesAt: isLast ? now() : now() + minesTimeout }
    },
    async settle(place, { roundId, bet, choice, moves }) {
      const mines = readMines(choice) ?? 1
      const progress = readProgress(moves)
      // A round without a cell has not been played.
      if (progress.opened.length === 0 && progress.hit === null) return 'void'
      const laid = drawOnce(`mines|${place.account}|${roundId}`, () => layMines(mines, progress, random))
      ended.set(placeKey(place), { roundId, opened: progress.opened, mines: laid, hit: progress.hit })
      const pays = progress.hit === null ? minesPay(mines, progress.opened.length) : 0
      return (bet * BigInt(pays)) / 100n
    },
  }
}
