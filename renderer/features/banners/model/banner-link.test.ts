import { expect, test } from 'vitest'
import { bannerLink } from './banner-link.ts'

test.each([
  [undefined, '/rng', undefined],
  [null, '/rng', undefined],
  ['', '/rng', undefined],
  ['PAGE', undefined, undefined],
  ['PAGE', '', undefined],
  ['PAGE', '/rng?vassalage=PP', { kind: 'page', to: '/rng?vassalage=PP' }],
  ['PAGE', '//evil.example', undefined],
  ['PAGE', '/\\evil.example', undefined],
  ['PAGE', '/.//evil.example', undefined],
  ['PAGE', '/\t/evil.example', undefined],
  ['PAGE', 'javascript:alert(1)', undefined],
  ['GAME', '1001', { kind: 'game', nodeId: '1001' }],
  ['game', '1001', { kind: 'game', nodeId: '1001' }],
  ['PROMOTION', 'p 1', { kind: 'page', to: '/promoDetail?id=p+1' }],
  ['EXTERNAL', 'https://social.example/palaro', { kind: 'external', url: 'https://social.example/palaro' }],
  ['EXTERNAL', 'http://social.example', undefined],
  ['EXTERNAL', 'javascript:alert(1)', undefined],
  ['SOMETHING', '/rng', undefined],
])('[LAY-03] a banner with linkage %j and target %j leads to %j', (linkageType, target, link) => {
  expect(bannerLink({ linkageType, target })).toEqual(link)
})
