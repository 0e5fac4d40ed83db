import { expect, test } from 'vitest'
import { currentItem } from './current-item.ts'

test.each([
  ['/rng', '', 'RNG'],
  ['/rng', '?vassalage=PP', 'RNG'],
  ['/jili', '', 'JILI'],
  ['/games', '?games=jili&type=vassalage&vassalage=JL', 'JILI'],
  ['/Games/', '?games=JILI', 'JILI'],
  ['/RNG//', '', 'RNG'],
  ['/games', '?search=gold', undefined],
  ['/games', '?type=fav', 'favourites'],
  ['/games', '?games=jili&type=fav', 'JILI'],
  ['/live', '', 'LIVE'],
  ['/live', '?type=table&vassalage=AL', 'TABLE'],
  ['/elott', '', 'LOTT'],
  ['/lottery', '?gameCode=ELOTT-1', 'LOTT'],
  ['/promotions', '', 'promotions'],
  ['/promoDetail', '?id=first', 'promotions'],
  ['/download', '', 'download'],
  ['/', '', undefined],
  ['/game', '?vendor=JL', undefined],
  ['/toString', '', undefined],
])('%s%s belongs to %s', (pathname, search, item) => {
  expect(currentItem(pathname, search)).toBe(item)
})
