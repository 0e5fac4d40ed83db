import { expect, test } from 'vitest'
import { studiosOf } from './studios.ts'

const vendor = (code: string, to = `/rng?vassalage=${code}`) => ({
  code,
  name: code,
  icon: `/v/${code}.svg`,
  hot: false,
  games: undefined,
  to,
})

test('[FTR-01] every vendor has its logo once, TCG_SEA has none', () => {
  const studios = studiosOf([
    { category: 'JILI', vendors: [vendor('JL', '/jili')] },
    { category: 'RNG', vendors: [vendor('PP'), vendor('JL'), vendor('DP')] },
    { category: 'FISH', vendors: [vendor('DP', '/fish?vassalage=DP')] },
    { category: 'LOTT', vendors: [vendor('TCG_SEA'), vendor('LOTT')] },
  ])
  expect(studios.map(({ code }) => code)).toEqual(['PP', 'JL', 'DP', 'LOTT'])
  expect(studios.find(({ code }) => code === 'DP')?.to).toBe('/rng?vassalage=DP')
})
