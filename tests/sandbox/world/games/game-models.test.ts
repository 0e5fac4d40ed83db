import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { servedLanguages } from '../texts/language.ts'
import { gameFeatures, gameModels, tagOf } from './game-models.ts'

test.each(servedLanguages)('[I18N-05] in %s, the site has words for each feature of a game', (language) => {
  const file = resolve(import.meta.dirname, `../../../../shared/i18n/locales/${language}/facts.json`)
  const { feature }: { feature: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(feature)).toEqual(expect.arrayContaining([...gameFeatures]))
})

test.each(servedLanguages)(
  '[I18N-05, LNCH-12] in %s, a tile’s tag is that of its model',
  async (language) => {
    const client = new TestClient()
    const { list } = await client.value(contract.games.popular, {
      count: 20,
      prizeMode: 'Lott',
      device: 'WEB',
      language,
    })
    const carabao = list.find(({ gameName }) => gameName === 'Golden Carabao')
    expect(carabao?.gameGroupCode).toBe(tagOf(gameModels['slot-hold'])?.[language])
    client.close()
  },
)
