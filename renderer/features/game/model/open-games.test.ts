import { beforeEach, expect, test } from 'vitest'
import type { GameEvent } from '#lib/platform/platform.ts'
import {
  actOnGame,
  closeGame,
  closeGames,
  keepRunning,
  mostGames,
  openGame,
  useOpenGames,
} from './open-games.ts'

const target = (nodeId: string) => ({ vassalage: 'KD', nodeId })
const open = (nodeId: string) => openGame(target(nodeId), `/game?vendor=KD&nodeId=${nodeId}`)
const keys = () => useOpenGames.getState().games.map(({ key }) => key.split(' ')[1])
const keyOf = (nodeId: string) => `KD ${nodeId}  `
const idOf = (nodeId: string) =>
  useOpenGames.getState().games.find(({ key }) => key === keyOf(nodeId))?.id ?? 0
const report = (nodeId: string, event: GameEvent) =>
  actOnGame(idOf(nodeId), { type: 'event', event, shown: false })

beforeEach(closeGames)

test('[DSK-04] a game is open once, and as many as may run', () => {
  for (const id of ['1', '2', '1', '3', '4', '5']) open(id)
  expect(keys()).toEqual(['1', '2', '3', '4'])
  expect(keys()).toHaveLength(mostGames)
  closeGame(idOf('2'))
  open('5')
  expect(keys()).toEqual(['1', '3', '4', '5'])
})

test('[DSK-04] what runs stays open out of sight; what never ran, or has said why not, goes', () => {
  for (const id of ['runs', 'opening', 'broken unseen', 'looked at']) open(id)
  report('runs', { type: 'opened', view: 'view-1', place: 'page' })
  report('broken unseen', { type: 'failed', reason: 'crashed' })
  keepRunning(keyOf('looked at'))
  expect(keys()).toEqual(['runs', 'broken', 'looked'])
  actOnGame(idOf('broken unseen'), { type: 'seen' })
  const before = useOpenGames.getState()
  keepRunning(undefined)
  expect(keys()).toEqual(['runs'])
  const after = useOpenGames.getState()
  keepRunning(undefined)
  expect(useOpenGames.getState().games).toBe(after.games)
  expect(before).not.toBe(after)
})

test('[DSK-04] a late event of a closed game doesn’t reach the same game opened again', () => {
  open('1')
  const closed = idOf('1')
  actOnGame(closed, { type: 'ask' })
  closeGame(closed)
  open('1')
  actOnGame(idOf('1'), { type: 'ask' })
  actOnGame(closed, { type: 'refused', ask: 1, failure: { reason: 'offline' } })
  expect(useOpenGames.getState().games[0]?.state.launch.phase).toBe('asking')
})
