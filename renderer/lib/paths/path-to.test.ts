import { expect, test } from 'vitest'
import { launchPath, pathTo, sectionPath } from './path-to.ts'

test.each([
  [pathTo('home'), '/'],
  [pathTo('download'), '/down'],
  [pathTo('games', { games: 'lott', vassalage: 'A&B' }), '/games?games=lott&vassalage=A%26B'],
  [pathTo('games', { search: '', vassalage: undefined }), '/games'],
  [sectionPath('help', 'play safe'), '/help#play%20safe'],
  [launchPath({ vendor: 'JL', nodeId: '7' }), '/seamless?vendor=JL&nodeId=7'],
])('an address is made of the screen and what it is about: %s', (address, expected) => {
  expect(address).toBe(expected)
})
