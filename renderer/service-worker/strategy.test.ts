import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import {
  type Asked,
  buildOf,
  isAssetPath,
  isGone,
  mayBeShell,
  mayKeep,
  namedAssets,
  readHere,
  strategyOf,
} from './strategy.ts'

const origin = 'https://site.example'
const asked = (path: string, change: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'cors',
  destination: 'script',
  cache: 'default',
  headers: new Headers(),
  ...change,
})
const opened = { mode: 'navigate', destination: 'document' } as const

describe('[WEB-02] which request gets what', () => {
  test.each<[string, Partial<Asked>, string]>([
    ['/assets/c-1a2b3c4d.js', {}, 'asset'],
    ['/assets/s-1a2b3c4d.css', {}, 'asset'],
    ['/assets/hanken-grotesk-latin-wght-normal-1a2b3c4d.woff2', {}, 'asset'],
    // Requested again after a failure, which the cached file may have caused.
    ['/assets/c-1a2b3c4d.js', { cache: 'reload' }, 'fresh'],
    ['/assets/c-1a2b3c4d.js', { cache: 'no-cache' }, 'fresh'],
    ['/assets/c-1a2b3c4d.js', { cache: 'no-store' }, 'leave'],
    ['/assets/c-1a2b3c4d.js?token=1', {}, 'leave'],
    ['/assets/c-1a2b3c4d.js', { method: 'HEAD' }, 'leave'],
    ['/assets/c-1a2b3c4d.js', { headers: new Headers({ Range: 'bytes=0-' }) }, 'leave'],
    ['/assets/c-1a2b3c4d.js', { headers: new Headers({ Authorization: 'Bearer x' }) }, 'leave'],
    ['/assets/c-1a2b3c4d.js', opened, 'leave'],
    ['/assets/plain.js', {}, 'leave'],
    ['/assets/c-1a2b3c4d.constructor', {}, 'leave'],
    ['/assets/deep/c-1a2b3c4d.js', {}, 'leave'],
    ['https://cdn.example/assets/c-1a2b3c4d.js', {}, 'leave'],
    ['http://site.example/assets/c-1a2b3c4d.js', {}, 'leave'],
    ['/sw.js', {}, 'leave'],
    ['/manifest.webmanifest', {}, 'leave'],
    ['/', opened, 'page'],
    ['/promoDetail?id=7', opened, 'page'],
    ['/REGISTER.html', opened, 'page'],
    ['/game?vendor=JILI&gameCode=1', opened, 'page'],
    ['/', {}, 'leave'],
    ['/', { ...opened, destination: 'iframe' }, 'leave'],
    ['/', { ...opened, method: 'POST' }, 'leave'],
    ['/nowhere', opened, 'leave'],
    ['/check', opened, 'leave'],
    ['/wps', opened, 'leave'],
    ['/__sandbox/merchant', opened, 'leave'],
    ['https://games.example/', opened, 'leave'],
    ['blob:https://site.example/1', {}, 'leave'],
  ])('%s %j: %s', (path, change, strategy) => {
    expect(strategyOf(asked(path, change), origin)).toBe(strategy)
  })

  test('no call of the gateway is anything to it, however it is made', () => {
    const taken = allEndpoints.filter(({ path }) =>
      [{}, opened].some((change) => strategyOf(asked(path, change), origin) !== 'leave'),
    )
    expect(taken).toEqual([])
  })
})

describe('[WEB-02] what may be kept', () => {
  const answer = (type: string, change: Partial<Response> = {}, headers: Record<string, string> = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'Content-Type': type, ...headers }),
    ...change,
  })
  test.each<[string, string, ReturnType<typeof answer>, boolean]>([
    ['a script', '/assets/c-1a2b3c4d.js', answer('text/javascript; charset=utf-8'), true],
    ['a script of nginx', '/assets/c-1a2b3c4d.js', answer('application/javascript'), true],
    ['styles', '/assets/s-1a2b3c4d.css', answer('text/css'), true],
    ['a font', '/assets/f-1a2b3c4d.woff2', answer('font/woff2'), true],
    ['a page in the place of a script', '/assets/c-1a2b3c4d.js', answer('text/html'), false],
    ['JSON in the place of a script', '/assets/c-1a2b3c4d.js', answer('application/json'), false],
    ['nothing known', '/assets/c-1a2b3c4d.js', answer(''), false],
    ['styles in the place of a script', '/assets/c-1a2b3c4d.js', answer('text/css'), false],
    ['a missing one', '/assets/c-1a2b3c4d.js', answer('text/javascript', { status: 404 }), false],
    ['a part', '/assets/c-1a2b3c4d.js', answer('text/javascript', { status: 206 }), false],
    ['an opaque one', '/assets/c-1a2b3c4d.js', answer('text/javascript', { type: 'opaque' }), false],
    ['one from elsewhere', '/assets/c-1a2b3c4d.js', answer('text/javascript', { redirected: true }), false],
    [
      'one for somebody',
      '/assets/c-1a2b3c4d.js',
      answer('text/javascript', {}, { 'Cache-Control': 'private' }),
      false,
    ],
    ['a call’s answer', '/wps/system/permission', answer('application/json'), false],
    ['the page, as a file', '/', answer('text/html'), false],
  ])('%s', (_, path, given, may) => {
    expect(mayKeep(path, given)).toBe(may)
  })

  test.each<[string, ReturnType<typeof answer>, boolean]>([
    ['the page', answer('text/html; charset=utf-8'), true],
    ['an error', answer('text/html', { status: 503 }), false],
    ['a redirect to a page of somebody else’s', answer('text/html', { redirected: true }), false],
    ['no page', answer('text/plain'), false],
  ])('as the first page: %s', (_, given, may) => {
    expect(mayBeShell(given)).toBe(may)
  })
})

test('[WEB-02] a first page names its build and its files', () => {
  const html = `<script>theme()</script><script type="module" crossorigin src="/assets/index-1a2b3c4d.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/c-5e6f7a8b.js"><link rel="icon" href="/mark.svg">
    <link rel="stylesheet" crossorigin href="/assets/s-9c0d1e2f.css"><a href="/assets/c-5e6f7a8b.js">`
  expect(buildOf(html)).toBe('/assets/index-1a2b3c4d.js')
  expect(namedAssets(html)).toEqual([
    '/assets/index-1a2b3c4d.js',
    '/assets/c-5e6f7a8b.js',
    '/assets/s-9c0d1e2f.css',
  ])
  expect(buildOf('<h1>Log in to the wireless network</h1>')).toBeUndefined()
})

test.each([
  [404, 'text/plain', true],
  [410, '', true],
  [200, 'text/html', true],
  [200, 'text/javascript', false],
  [304, '', false],
  [403, 'text/html', false],
  [503, 'text/html', false],
])('[WEB-02] a worker whose file answers %d (%s) is gone: %s', (status, type, gone) => {
  expect(isGone({ status, headers: new Headers({ 'Content-Type': type }) })).toBe(gone)
})

test('[WEB-02] of a page’s message about its build, only valid parts are used', () => {
  const build = '/assets/index-1a2b3c4d.js'
  expect(readHere({ type: 'here', build, used: [build, '/wps/x', 7, 'https://a.example/b.js'] })).toEqual({
    type: 'here',
    build,
    used: [build],
  })
  for (const word of [
    null,
    'here',
    { type: 'there', build, used: [] },
    { type: 'here', build: '/', used: [] },
    { type: 'here', build, used: 'all' },
    { type: 'here', build, used: Array.from({ length: 2001 }, () => build) },
  ])
    expect(readHere(word)).toBeUndefined()
  expect(isAssetPath('/assets/../wps/c-1a2b3c4d.js')).toBe(false)
})
