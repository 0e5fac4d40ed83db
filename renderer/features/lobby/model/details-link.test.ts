import { expect, test } from 'vitest'
import { detailsLink, namedDetails, withoutDetails } from './details-link.ts'

test.each([
  ['JL.1001', { vassalage: 'JL', nodeId: '1001' }],
  ['TCG_LOTTO_VN.7', { vassalage: 'TCG_LOTTO_VN', nodeId: '7' }],
  ['JL', undefined],
  ['', undefined],
  ['JL.1001.2', undefined],
  ['<script>.1', undefined],
  [`JL.${'1'.repeat(200)}`, undefined],
])('[LST-13] a link that says "%s" means %j', (text, target) => expect(namedDetails(text)).toEqual(target))

test('[LST-13] a link to a game is read back, and leaves nothing in the address', () => {
  const link = new URL(detailsLink('https://palaro.example', { vassalage: 'JL', nodeId: '1001' }))
  expect(link.href).toBe('https://palaro.example/games?details=JL.1001')
  expect(namedDetails(link.searchParams.get('details') ?? '')).toEqual({ vassalage: 'JL', nodeId: '1001' })
  expect(withoutDetails(new URLSearchParams('type=hot&details=JL.1')).toString()).toBe('type=hot')
})
