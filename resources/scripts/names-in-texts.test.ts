import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const english = resolve(import.meta.dirname, '../../shared/i18n/locales/EN')
const files = globSync('*.json', { cwd: english }).map((file) => resolve(english, file))
/** Texts in which another name reads wrongly: "a Amihan Salon", "Yaman Games games". */
const pasted =
  /\ban? \{\{(?:brand|game|messengers|name|room|vendor)\}\}|\{\{(?:game|name|room|vendor)\}\} (?:games?|rooms?|slots)\b/gi

test('[I18N-05] English texts read well whatever a game, a provider or the brand is called', () => {
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(pasted) ?? [])
  expect(files.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})
