import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const project = resolve(import.meta.dirname, '..')
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g

const sources = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(project, folder, file))

/** Returns what a file imports: paths of the project, or names of modules. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, name = '']) =>
    name.startsWith('.') ? relative(project, resolve(file, '..', name)) : name,
  )

test.each([
  [
    'electron',
    /^(electron\/|#shared\/|node:|electron$|keytar$|electron-store$|electron-updater(\/out\/.+)?$|zod\/mini$|virtual:(brand-(client|keys|tray)|gateway-mapping)$)/,
  ],
  ['preload', /^(#shared\/bridge\/|electron$)/],
])('[DSK-01] %s imports nothing of the page and nothing of the tests', (folder, allowed) => {
  const files = sources(folder)
  expect(files.length).toBeGreaterThan(1)
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed.test(name))
      .map((name) => `${relative(project, file)}: ${name}`),
  )
  expect(foreign).toEqual([])
})
