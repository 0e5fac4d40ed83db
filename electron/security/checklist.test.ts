import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readBrand } from '../../resources/build/brand/read-brand.ts'
import { contentSecurityPolicy } from '../../resources/build/csp.ts'
import { webPreferences } from '../windows/web-preferences.ts'
import { decideNavigation, decidePermission, outsideForm } from './policy.ts'
import { checklist, type World } from './testing/checklist.ts'
import { wireContents, wireSession } from './wire.ts'

const root = resolve(import.meta.dirname, '../..')
const isShipped = (file: string) =>
  /\.(ts|tsx|html)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file)

const sources = new Map(
  ['electron', 'preload', 'renderer', 'shared']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter(isShipped)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
)
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const brands = readdirSync(join(root, 'resources/brand'))
const { default: builder } = (await import(
  pathToFileURL(join(root, 'resources/electron-builder.mjs')).href
)) as { default: World['builder'] }

const world: World = {
  sources,
  preferences: (kind) => webPreferences(kind, { packaged: true }),
  decide: { navigation: decideNavigation, permission: decidePermission, outside: outsideForm },
  wire: { contents: wireContents, session: wireSession },
  policies: brands.map((name) =>
    contentSecurityPolicy(readBrand(read(`resources/brand/${name}/brand.json`), name), 'theme()'),
  ),
  builder,
  manifest: read('package.json') as World['manifest'],
}

test('the checklist has twenty items, and finds the sources that it checks', () => {
  expect(checklist.map(({ item }) => Number.parseInt(item, 10))).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
  expect(sources.size).toBeGreaterThan(500)
  expect(world.policies.length).toBeGreaterThan(1)
})

test.each(checklist)('[SEC-02] $item', ({ faults }) => {
  expect(faults(world)).toEqual([])
})

test.each(checklist)('the checklist notices when this item is broken: $item', ({ faults, broken }) => {
  expect(faults(broken(world))).not.toEqual([])
})
