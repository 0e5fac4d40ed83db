import { afterEach, expect, test, vi } from 'vitest'
import { isNewerReleaseOut } from './newer-release.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (name: string) =>
  new Response(`<script type="module" crossorigin src="/assets/${name}"></script>`)

test.each<[string, () => Promise<Response>, boolean | undefined]>([
  ['the same first script', () => Promise.resolve(page('index-1.js')), false],
  ['another first script', () => Promise.resolve(page('index-2.js')), true],
  ['a failure', () => Promise.resolve(new Response('', { status: 502 })), undefined],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('[ERR-01] whether there is a newer build when the server answers with %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  expect(await isNewerReleaseOut('/assets/index-1.js')).toBe(expected)
})
