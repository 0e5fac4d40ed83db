import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rememberFor } from '#shared/domain/constants.ts'
import { logFilesKept } from '../../electron/logs/log-files.ts'
import { pendingName } from '../../renderer/lib/money-operation/pending-name.ts'

const root = resolve(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'resources/docs/privacy.md'), 'utf8')

/** The rows of the document's tables, by their first cell. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = (where: string) =>
  rows.flatMap(([, place, name = '']) => (place === where ? name.replaceAll('`', '') : [])).toSorted()

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

const renderer = sourcesOf('renderer')
const electron = sourcesOf('electron')
const find = (sources: typeof renderer, shape: RegExp) =>
  sources.flatMap(({ code }) =>
    [...code.matchAll(shape)].map(([, first = '', second = '']) => [first, second] as const),
  )

/** Keys of session and local storage as they are declared; "…" for what is known only while the site runs. */
const declaredKeys = (area: string) =>
  [
    ...find(renderer, /\bstored(?:Text)?\(\s*'(session|local)',\s*('[^']+'|`[^`]+`|\w+\([^)]*\))/g).flatMap(
      ([where, key]) => {
        if (where !== area) return []
        if (key.startsWith('pendingName(')) return pendingName('…', '…')
        return key.slice(1, -1).replaceAll(/\$\{(?:\w+|\w+(?:\.\w+)*\([^)]*\))\}/g, '…')
      },
    ),
    // The one declaration for all cached answers, whose names are at the calls.
    ...(area === 'session'
      ? find(renderer, /\bcachedQuery\(\s*\w+,\s*'([^']+)'/g).map(([name]) => `${name}:…`)
      : []),
  ]
    .filter((key) => key !== '…:…')
    .toSorted()

describe('[OPS-05] the privacy document', () => {
  test.each(['session', 'local'])('names every key of %s storage that is declared, and no other', (area) => {
    const declared = declaredKeys(area)
    expect(declared.length).toBeGreaterThan(4)
    expect(listed(area)).toEqual([...new Set(declared)])
  })

  test('storage is used by its declarations alone', () => {
    const direct = renderer.filter(({ code }) => /\b(?:local|session)Storage\b(?!\.getItem)/.test(code))
    expect(direct.map(({ file }) => file)).toEqual(['renderer/lib/storage/stored.ts'])
    expect(renderer.filter(({ code }) => /\bindexedDB\b/.test(code))).toEqual([])
    expect(document).toContain('IndexedDB is not used.')
  })

  test('names every cookie, and for how long it stays', () => {
    const [names = ''] = find(renderer, /const names = \{([^}]*remember[^}]*)\}/g)[0] ?? []
    const declared = [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    expect(listed('cookie')).toEqual(['_ga…', ...declared].toSorted())
    const lasting = rows.filter(([, where, name = '']) => where === 'cookie' && !name.includes('_ga'))
    expect(new Set(lasting.map((cells) => cells[4]))).toEqual(new Set([`${rememberFor / 3_600_000} hours`]))
    const writers = renderer.filter(({ code }) => /document\.cookie\s*=/.test(code)).map(({ file }) => file)
    // The second one only deletes.
    expect(writers.toSorted()).toEqual([
      'renderer/lib/analytics/tag.ts',
      'renderer/lib/platform/web/cookie.ts',
    ])
  })

  test('names the caches', () => {
    const [[prefix] = ['']] = find(renderer, /const prefix = '(site:)'/g)
    expect(listed('cache')).toEqual([`${prefix}…`])
    const opening = renderer.filter(({ code }) => /\bcaches\.open\(/.test(code)).map(({ file }) => file)
    expect(opening).toEqual(['renderer/service-worker/kept-files.ts'])
  })

  test('names the desktop client’s files, and how much it logs', () => {
    const kept = find(electron, /openKeptFile(?:<[^(]*>)?\(\{[^}]*?\bname: '([\w-]+)'/g).map(
      ([name]) => `${name}.json`,
    )
    const others = find(electron, /join\(home\.\w+, '([\w-]+\.json)'\)/g).map(([name]) => name)
    expect(kept.length).toBeGreaterThan(2)
    expect(listed('file')).toEqual([...kept, ...others].toSorted())
    const [[size] = ['']] = find(electron, /\{ size = ([\d_]+), files = logFilesKept/g)
    expect(document).toContain(
      `${logFilesKept} files of ${Number(size.replaceAll('_', '')) / 1_000_000} MB at most`,
    )
    const [[reports] = ['']] = find(
      electron,
      /that are kept; older ones are deleted at start\. \*\/\nconst kept = (\d+)/g,
    )
    expect(document).toContain(`the last ${reports};`)
  })
})
