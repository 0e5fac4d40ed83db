import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { facts, notEverywhere } from './facts.ts'
import { nameOf, usedApi } from './used-api.ts'

const used = usedApi()
const names = used.map((one) => nameOf(one))

test('[DSK-10] the client uses nothing of Electron that is deprecated or experimental', () => {
  expect(used.length).toBeGreaterThan(200)
  expect(used.filter(({ deprecated, experimental }) => deprecated || experimental)).toEqual([])
})

test('[DSK-10] where a part of Electron is not on every system, it is written how the client copes', () => {
  const limited = used.filter(({ platforms }) => platforms).map((one) => nameOf(one))
  expect(Object.keys(notEverywhere).toSorted()).toEqual(limited.toSorted())
})

test('[DSK-10] every fact is about something that the client uses, and its conformance spec is there', () => {
  const folder = resolve(import.meta.dirname, '..')
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const text = specs.map((name) => readFileSync(resolve(folder, name), 'utf8')).join('\n')
  // A title with a value in it is written as a template.
  const titles = facts.flatMap(({ shownBy }) => shownBy?.replace('data:', '${name}') ?? [])
  expect(facts.map(({ of }) => of).filter((name) => !names.includes(name))).toEqual([])
  expect(titles.filter((title) => !text.includes(title))).toEqual([])
})
