import { beforeEach, expect, test } from 'vitest'
import {
  changeGame,
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

beforeEach(closeGames)

test('[DSK-04] a game is open once, and as many as may run', () => {
  for (const id of ['1', '2', '1', '3', '4', '5']) open(id)
  expect(keys()).toEqual(['1', '2', '3', '4'])
  expect(keys()).toHaveLength(mostGames)
  closeGame(keyOf('2'))
  open('5')
  expect(keys()).toEqual(['1', '3', '4', '5'])
})

test('[DSK-04] what runs stays open out of sight; what never ran, or has told why not, goes', () => {
  for (const id of ['runs', 'opening', 'broken unseen', 'looked at']) open(id)
  changeGame(keyOf('runs'), { view: 'view-1' })
  changeGame(keyOf('broken unseen'), { trouble: true })
  keepRunning(keyOf('looked at'))
  expect(keys()).toEqual(['runs', 'broken', 'looked'])
  changeGame(keyOf('broken unseen'), { trouble: false })
  const before = useOpenGames.getState()
  keepRunning(undefined)
  expect(keys()).toEqual(['runs'])
  const after = useOpenGames.getState()
  keepRunning(undefined)
  expect(useOpenGames.getState().games).toBe(after.games)
  expect(before).not.toBe(after)
})

test('a change of a game that is gone changes nothing', () => {
  open('1')
  closeGame(keyOf('1'))
  changeGame(keyOf('1'), { muted: true })
  expect(keys()).toEqual([])
})
