import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import palaro from '../../../../resources/brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../../../../resources/brand/tanglaw/brand.json' with { type: 'json' }
import { fillText, sameText, servedLanguages } from './language.ts'
import { readTexts } from './read-texts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'texts'))
  for (const language of servedLanguages) write(language, { greeting: { morning: `${language} {name}` } })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (language: string, texts: object) =>
  writeFileSync(join(folder, 'texts', `${language}.json`), JSON.stringify(texts))
const read = () => readTexts<{ greeting: { morning: string } }>(folder)

test('the sandbox speaks every language that a brand of the project offers', () => {
  const offered = [...palaro.languages.offered, ...tanglaw.languages.offered]
  expect(servedLanguages).toEqual(expect.arrayContaining(offered))
})

test('the texts of a folder are read in every language, where the English ones stand', () => {
  expect(read().greeting.morning).toMatchObject({ EN: 'EN {name}', KO: 'KO {name}' })
})

test('a text that a language lacks is named', () => {
  write('KO', { greeting: {} })
  expect(read).toThrow('has no text greeting.morning in KO')
})

test('values are filled in in every language, and a place without a value stays', () => {
  expect(fillText(sameText('{name}: {count} of {all}'), { name: 'Ana', count: 2 })).toMatchObject({
    EN: 'Ana: 2 of {all}',
    KO: 'Ana: 2 of {all}',
  })
})
