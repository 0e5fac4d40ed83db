import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLine } from '#shared/domain/typed-text.ts'

test('[NET-08, I18N-01] every text of the site, typed in its language, stays what it is', () => {
  const folder = new URL('../../shared/i18n/locales/', import.meta.url)
  const changed: string[] = []
  for (const language of readdirSync(folder))
    for (const file of readdirSync(new URL(`${language}/`, folder))) {
      const text = readFileSync(new URL(`${language}/${file}`, folder), 'utf8')
      for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
        if (readLine(word) !== word) changed.push(word)
    }
  expect(changed).toEqual([])
})
