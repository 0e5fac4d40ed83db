import { expect, test } from 'vitest'
import type { InstantKind } from '../protocol.ts'
import { gameOf } from './engines.ts'
import { opened } from './opened.ts'
import { seeded } from './seeded.ts'

test.each<[InstantKind, string | undefined]>([
  ['slot', 'buy'],
  ['slot', 'BUY'],
  ['slot', '__proto__'],
  ['fish', undefined],
  ['fish', 'whale'],
  ['fish', '__proto__'],
  ['dice', 'black'],
  ['dice', undefined],
])('[LNCH-08] %s takes no bet on %j', (kind, choice) => {
  const random = seeded(1)
  expect(gameOf(kind).play(gameOf(kind).open(random, opened()), 1_000n, choice, random)).toBeUndefined()
})
