import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '#app/testing/error-catalogue.ts'
import { loadBrand } from '../../resources/build/brand/brand-folder.ts'
import { brandTexts } from '../../resources/build/brand-texts.ts'
import { quotes, writtenInTest } from './written-in-test.ts'

const root = resolve(import.meta.dirname, '../..')
const palaro = loadBrand('palaro')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The text of a key "namespace:a.b" in a language. */
function textOf(language: string, key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  const texts: unknown = brandTexts(palaro, language, namespace)
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      texts,
    )
}

/** Whether a test's file compares with a language's texts themselves: `en.fault` of an imported `errors.json`. */
function readsTexts(code: string, key: string): boolean {
  const [namespace = '', path = ''] = key.split(':')
  return code.includes(`locales/EN/${namespace}.json`) && code.includes(`en.${path.split('.')[0]}`)
}

const messages = errorCatalogue.flatMap(({ row, keys }) =>
  keys.flatMap((key) => ['EN', 'TY'].map((language) => [row, key, language] as const)),
)

test.each(messages)('[ERR-02] %s: %s has its words in %s', (_, key, language) => {
  expect(textOf(language, key)).toMatch(/\S/)
})

describe.each(errorCatalogue)('[ERR-02] $row', ({ keys, reached }) => {
  const tests = reached.map(([file, title]) => {
    const code = read(file)
    return { file, title, code, written: writtenInTest(file, code, title) }
  })

  test.each(tests)('is reached by "$title" in $file', ({ written }) => {
    expect(written).toBeDefined()
  })

  test.each(keys)('%s is what one of these tests looks for', (key) => {
    const text = String(textOf('EN', key))
    const looksFor = tests.filter(
      ({ code, written = [] }) => readsTexts(code, key) || written.some((one) => quotes(one, text)),
    )
    expect({ text, looksFor: looksFor.length > 0 }).toEqual({ text, looksFor: true })
  })
})

test('[ERR-02] the catalogue has every row of the specification', () => {
  expect(new Set(errorCatalogue.map(({ row }) => row)).size).toBe(20)
})
