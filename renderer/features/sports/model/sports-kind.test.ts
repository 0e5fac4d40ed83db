import { expect, test } from 'vitest'
import { belongsTo, kindOf, type Lanes, type SportsKind, vendorsOf } from './sports-kind.ts'

const card = (vassalage: string, gameType: string, gameCount?: number) => ({
  vassalage,
  gameType,
  displayName: vassalage,
  smallIcon: '',
  ...(gameCount !== undefined && { gameCount }),
})
const lanes: Lanes = [
  { title: 'Slots', cards: [card('JL', 'RNG', 214)] },
  {
    title: 'Sports',
    cards: [
      card('FB', 'SPORTS', 96),
      card('DS88', 'SPORTS', 60),
      card('IMES', 'SPORTS', 4),
      card('MG', 'SPORTS'),
    ],
  },
  { title: 'Esports', cards: [card('AV', 'ESPORTS', 72), card('NEW', 'ESPORTS', 1)] },
  { title: 'Lottery', cards: [card('TCG_SEA', 'LOTT', 2), card('BH', 'LOTT', 130), card('MG', 'LOTT')] },
  { title: 'E-lottery', cards: [card('ELOTT', 'ELOTT', 2), card('BH', 'ELOTT', 58), card('MG', 'ELOTT', 5)] },
]
const providers = ['AV', 'AI', 'IMES', 'TF', 'IA']
const codesOf = (kind: SportsKind) => vendorsOf(kind, lanes, providers).map(({ vassalage }) => vassalage)

test.each([
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/cockfight', 'cockfight'],
  ['/lott', 'lott'],
  ['/elott', 'elott'],
  ['/ESPORTS/', 'esports'],
])('[RT-08] %s is about %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('[SPT-01] each page lists its vendors, each once, in the order of the gateway', () => {
  expect(codesOf('sports')).toEqual(['FB', 'MG'])
  expect(codesOf('cockfight')).toEqual(['DS88'])
  expect(codesOf('lott')).toEqual(['TCG_SEA', 'BH', 'MG', 'ELOTT'])
  expect(codesOf('elott')).toEqual(['ELOTT', 'BH', 'MG'])
})

test('[SPT-01] esports are known by their type, and by the codes of the brand where they come as sports', () => {
  expect(codesOf('esports')).toEqual(['IMES', 'AV', 'NEW'])
})

test.each(providers)('[SPT-01] what %s has is esports, also where it comes as sports', (vassalage) => {
  expect(belongsTo('esports', { vassalage, gameType: 'SPORTS' }, providers)).toBe(true)
  expect(belongsTo('sports', { vassalage, gameType: 'SPORTS' }, providers)).toBe(false)
  expect(belongsTo('esports', { vassalage, gameType: 'RNG' }, providers)).toBe(false)
})

test('games of a vendor with both lotteries are counted together, where both are known', () => {
  const counts = vendorsOf('lott', lanes, providers).map(({ gameCount }) => gameCount)
  expect(counts).toEqual([2, 188, undefined, 2])
})
