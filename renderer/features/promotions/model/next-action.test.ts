import { expect, test } from 'vitest'
import { countsByItself, nextAction, pageLabel } from './next-action.ts'

const game = { nodeId: '7', gameName: 'Bulkan Fury', vassalage: 'BL', gameType: 'RNG', gameCode: 'BL-7' }
const page = { linkageType: 'PAGE', target: '/deposit' }
const offers = { game: () => true, path: (path: string) => path !== '/cockfight' }
const toPage = { kind: 'page', to: '/deposit' }

test.each([
  [page, 'open', true, toPage],
  [page, 'open', false, { kind: 'logIn', next: toPage }],
  [page, 'joined', true, toPage],
  [page, 'closed', true, undefined],
  [page, 'comingSoon', false, undefined],
  [page, 'rejected', true, undefined],
  [page, 'issued', true, undefined],
  [page, 'claimed', true, undefined],
  [{ linkageType: 'PAGE', target: '/down' }, 'open', false, { kind: 'page', to: '/down' }],
  [{ linkageType: 'GAME', game }, 'open', true, { kind: 'game', game }],
  [{ linkageType: 'GAME', game }, 'open', false, { kind: 'logIn', next: { kind: 'game', game } }],
  [
    { linkageType: 'external', target: 'https://zalo.example/x' },
    'open',
    false,
    { kind: 'external', url: 'https://zalo.example/x', host: 'zalo.example' },
  ],
  // Nothing to do but log in, because the gateway names no place.
  [{}, 'open', false, { kind: 'logIn', next: undefined }],
  [{}, 'open', true, undefined],
] as const)('[PRO-01] %j, %s, signed in %s: %j', (promotion, state, signedIn, way) => {
  expect(nextAction(promotion, { state, signedIn, offers })).toEqual(way)
})

test.each([
  { linkageType: 'PAGE', target: '//evil.example' },
  { linkageType: 'PAGE', target: '/\\evil.example' },
  { linkageType: 'PAGE', target: 'javascript:alert(1)' },
  { linkageType: 'PAGE', target: '/cockfight' },
  { linkageType: 'EXTERNAL', target: 'http://plain.example' },
  { linkageType: 'EXTERNAL', target: 'javascript:alert(1)' },
  { linkageType: 'EXTERNAL', target: null },
  { linkageType: 'GAME', game: null },
  { linkageType: 'ROCKET', target: '/deposit' },
])('[PRO-01] %j leads nowhere', (promotion) => {
  expect(nextAction(promotion, { state: 'open', signedIn: true, offers })).toBeUndefined()
})

test.each([
  ['/deposit?amount=100', 'deposit'],
  ['/down', 'download'],
  ['/pointMall', 'mall'],
  ['/rng', 'games'],
  ['/sports', 'sports'],
])('the button to %s says %s', (to, label) => {
  expect(pageLabel(to)).toBe(label)
})

test.each([
  [{ linkageType: 'PAGE', target: '/sports' }, true],
  [{ linkageType: 'GAME', game }, true],
  [{ linkageType: 'PAGE', target: '/sports', apply: { pictures: 1 } }, false],
  [page, false],
  [{}, false],
])('[PRO-01] that %j counts by itself is %s', (promotion, counts) => {
  expect(countsByItself(promotion, offers)).toBe(counts)
})
