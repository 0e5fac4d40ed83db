import { expect, test } from 'vitest'
import { samples } from '#lib/testing/samples.ts'
import { openingOf, vendorAtOnce } from './vendor-opening.ts'

const vendor = (vassalage: string, gameType: string) => ({
  vassalage,
  gameType,
  displayName: vassalage,
  smallIcon: '',
})
const game = (vassalage: string, nodeId: string, gameType = 'SPORTS') => ({
  ...samples.game,
  minBet: undefined,
  vassalage,
  nodeId,
  gameType,
})
const games = [game('MG', '7'), game('MG', '8'), game('FB', '9')]

test('[SPT-01] a vendor opens by the game that stands first in its list', () => {
  expect(openingOf('sports', vendor('MG', 'SPORTS'), games)).toEqual({ kind: 'launch', choice: games[0] })
})

test('[RT-14] FB opens by its own launch, as sports only', () => {
  const fb = vendor('FB', 'SPORTS')
  expect(openingOf('sports', fb, games)).toEqual({
    kind: 'launch',
    choice: { vassalage: 'FB', gameType: 'SPORTS' },
  })
  const live = openingOf('sports', vendor('FB', 'ESPORTS'), games)
  expect(live).toEqual({ kind: 'launch', choice: games[2] })
})

test.each([
  ['TCG_LOTTO_VN', 'LOTT', '/lottery?vendor=TCG_LOTTO_VN'],
  ['ELOTT', 'ELOTT', '/lottery?vendor=ELOTT'],
  // A vendor without known games opens their list. Its code comes from the gateway and must be escaped.
  ['BH', 'LOTT', '/games?games=lott&vassalage=BH'],
  ['A&B', 'LOTT', '/games?games=lott&vassalage=A%26B'],
])('[SPT-01] %s of type %s is the page %s', (vassalage, gameType, to) => {
  expect(openingOf('lott', vendor(vassalage, gameType), games)).toEqual({ kind: 'page', to })
})

const av = vendor('AV', 'ESPORTS')
const ai = vendor('AI', 'ESPORTS')
test.each([
  ['esports', [av], null, 'AV'],
  ['esports', [av, ai], null, undefined],
  ['esports', [], null, undefined],
  ['esports', [av, ai], 'AI', 'AI'],
  ['esports', [av, ai], 'ai', undefined],
  ['esports', [av, ai], '', undefined],
  ['sports', [vendor('FB', 'SPORTS')], null, undefined],
  ['sports', [vendor('FB', 'SPORTS')], 'FB', 'FB'],
  ['cockfight', [vendor('DS88', 'SPORTS')], null, undefined],
  ['lott', [vendor('LOTT', 'LOTT')], 'PP', undefined],
] as const)('[RT-16] %s with %j, named %j, opens %j at once', (kind, vendors, named, code) => {
  expect(vendorAtOnce(kind, vendors, named)?.vassalage).toBe(code)
})
