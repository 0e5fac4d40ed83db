import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { errorCatalogue } from '#app/testing/error-catalogue.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Returns the text of a key "namespace:a.b" in a language. */
function textOf(language: string, key: string): unknown {
  const [namespace, path = ''] = key.split(':')
  const texts: unknown = JSON.parse(read(`shared/i18n/locales/${language}/${namespace}.json`))
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      texts,
    )
}

const messages = errorCatalogue.flatMap(({ row, keys }) =>
  keys.flatMap((key) => ['EN', 'TY'].map((language) => [row, key, language] as const)),
)
const reached = errorCatalogue.flatMap(({ row, reached: tests }) =>
  tests.map(([file, title]) => [row, file, title] as const),
)

test.each(messages)('[ERR-02] %s: %s has its words in %s', (_, key, language) => {
  expect(textOf(language, key)).toMatch(/\S/)
})

test.each(reached)('[ERR-02] %s is reached in %s by "%s"', (_, file, title) => {
  // The start of a test's or group's title, with either quote.
  const beginnings = ["'", '`'].map((quote) => quote + title)
  const code = read(file)
  expect(beginnings.some((beginning) => code.includes(beginning))).toBe(true)
})

test('[ERR-02] the catalogue has every row of the specification', () => {
  expect(new Set(errorCatalogue.map(({ row }) => row)).size).toBe(20)
})
