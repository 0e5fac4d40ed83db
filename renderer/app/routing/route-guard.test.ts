import { describe, expect, test } from 'vitest'
import { guardRoute } from './route-guard.ts'
import { routes } from './routes.ts'

const openPaths = ['/login', '/register', '/register.html', '/helpmc', '/download']

describe('[RT-18] where visitors must log in first', () => {
  test.each(openPaths)('a visitor may open %s', (pathname) => {
    expect(guardRoute({ pathname, signedIn: false, guarded: true })).toBe('pass')
  })

  test.each(
    Object.values(routes)
      .flatMap(({ paths }): readonly string[] => paths)
      .filter((path) => !openPaths.includes(path)),
  )('%s gives way to the login', (pathname) => {
    expect(guardRoute({ pathname, signedIn: false, guarded: true })).toBe('login')
  })

  test.each([
    // The router treats these as the same addresses, so the guard must too.
    ['/LOGIN', 'pass'],
    ['/helpmc/', 'pass'],
    ['/%6Cogin', 'pass'],
    // The router treats these as different addresses.
    ['/login/x', 'login'],
    ['/registerhtml', 'login'],
    ['/help', 'login'],
    ['/loginx', 'login'],
    ['//login', 'login'],
    ['/x/login', 'login'],
    ['/nowhere', 'login'],
  ] as const)('%s: %s', (pathname, verdict) => {
    expect(guardRoute({ pathname, signedIn: false, guarded: true })).toBe(verdict)
  })

  test.each(['/', '/login', '/deposit'])('a member may open %s', (pathname) => {
    for (const guarded of [true, false, undefined])
      expect(guardRoute({ pathname, signedIn: true, guarded })).toBe('pass')
  })

  test('a visitor waits until the merchant’s setting is known, and passes where no login is required', () => {
    expect(guardRoute({ pathname: '/', signedIn: false, guarded: undefined })).toBe('wait')
    expect(guardRoute({ pathname: '/deposit', signedIn: false, guarded: false })).toBe('pass')
  })
})
