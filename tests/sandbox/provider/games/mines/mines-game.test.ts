import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import type { RandomBelow } from '../random.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { createMinesGame, minesTimeout } from './mines-game.ts'
import {
  chanceOf,
  layMines,
  minesPay,
  minesReturn,
  mostOpened,
  readMines,
  readProgress,
} from './mines-rules.ts'
import { mineCells, mineCounts } from './mines-table.ts'

const place = { ...opened({ model: 'mines' }), account: 'juan', sessionId: 's' }

test('[LNCH-13] every number of mines and cells returns at most 97 %, and no more than a hundredth less', () => {
  for (const mines of mineCounts)
    for (let cells = 1; cells < mostOpened(mines); cells++) {
      const back = (minesPay(mines, cells) / 100) * chanceOf(mines, cells)
      expect(back).toBeLessThanOrEqual(minesReturn + 1e-9)
      expect(back).toBeGreaterThan(minesReturn - 0.01)
    }
})

test.each(['', 'mines', 'mines:2', 'mines:25', 'mines:-1', 'mines:3 ', 'mines:__proto__'])(
  '[LNCH-08] %j is no field',
  async (choice) => {
    expect(readMines(choice)).toBeUndefined()
    expect(await createMinesGame(timedParts(() => 0, seeded(1))).accept(place, placed(choice))).toBe(
      'CHOICE_IMPOSSIBLE',
    )
  },
)

describe('a round of mines', () => {
  const game = (random: RandomBelow = () => mineCells - 1) => createMinesGame(timedParts(() => 1_000, random))

  test.each(['open:25', 'open:-1', 'open:', 'open:3', 'look:4', 'collect:1', ''])(
    '[LNCH-08] takes no move %j after cell 3',
    async (move) => {
      const bet = placed('mines:3', { moves: ['safe:3'] })
      expect(await game().move?.(place, bet, move)).toBe('CHOICE_IMPOSSIBLE')
    },
  )

  test('[LNCH-08] goes on after a free cell, ends at a mine, and takes nothing after its end', async () => {
    const bet = placed('mines:3')
    expect(await game().move?.(place, bet, 'collect')).toBe('CHOICE_IMPOSSIBLE')
    expect(await game().move?.(place, bet, 'open:7')).toEqual({
      kept: 'safe:7',
      settlesAt: 1_000 + minesTimeout,
    })
    expect(await game(() => 0).move?.(place, bet, 'open:7')).toEqual({ kept: 'mine:7', settlesAt: 1_000 })
    for (const moves of [['mine:7'], ['safe:7', 'collect']])
      expect(await game().move?.(place, placed('mines:3', { moves }), 'open:8')).toBe('BETS_CLOSED')
  })

  test('[LNCH-08] pays what it showed when it was collected, nothing on a mine, and the bet back if none was opened', async () => {
    const mines = game()
    const collected = placed('mines:3', { moves: ['safe:1', 'safe:2', 'collect'] })
    expect(
      (await mines.table(place, [placed('mines:3', { moves: ['safe:1', 'safe:2'] })])) ?? {},
    ).toMatchObject({
      round: { opened: [1, 2], pays: '1.25', next: '1.44' },
    })
    expect(await mines.settle(place, collected)).toBe(1_250n)
    expect(await mines.settle(place, placed('mines:3', { moves: ['safe:1', 'mine:2'] }))).toBe(0n)
    expect(await mines.settle(place, placed('mines:3'))).toBe('void')
  })

  test('shows the mines only once it has ended, none of them in a cell that was opened', async () => {
    const mines = game(seeded(4))
    const progress = readProgress(['safe:4', 'safe:9', 'mine:11'])
    const laid = layMines(5, progress, seeded(5))
    expect(new Set(laid).size).toBe(5)
    expect(laid).toContain(11)
    expect(laid).not.toContain(4)
    const running = await mines.table(place, [placed('mines:5', { moves: ['safe:4'] })])
    expect(JSON.stringify(running)).not.toContain('"mines":[')
    await mines.settle(place, placed('mines:5', { moves: ['safe:4', 'safe:9', 'mine:11'] }))
    expect(await mines.table(place, [])).toMatchObject({ round: null, last: { hit: 11, opened: [4, 9] } })
    expect(await mines.table({ ...place, account: 'rico' }, [])).toMatchObject({ last: null })
  })
})
