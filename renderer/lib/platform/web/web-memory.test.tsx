/// <reference types="@vitest/browser-playwright" />
import { describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { createWebPlatform } from './web-platform.ts'

const { memory } = createWebPlatform()
const ana = { kind: 'username', username: 'ana', password: 'Secret-1' } as const
const mobile = { kind: 'sms', country: 'PH', mobile: '0917 123 4567' } as const
const names = ['remember', 'rememberedUsername', 'rememberedMobile']

/** Sets a cookie as something other than the site would. */
const plant = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/`
}

/** The site's cookies as the browser itself stores them. */
async function kept() {
  const { cookies } = await cdp().send('Network.getCookies')
  return cookies.filter(({ name }) => names.includes(name))
}

describe('[AUTH-07] remembering, on the web', () => {
  test('nothing is remembered, and no cookie is there, until somebody wants it', async () => {
    expect(await memory.read()).toBeUndefined()
    expect(document.cookie).toBe('')
    expect(memory).not.toHaveProperty('logIn')
  })

  test('the name is remembered, with a flag that says so; the password nowhere', async () => {
    await memory.keep(ana)
    expect(await memory.read()).toEqual({ kind: 'username', username: 'ana', passwordHeld: false })
    expect(document.cookie).toBe('rememberedUsername=ana; remember=username')
    expect(JSON.stringify([await kept(), { ...localStorage }, { ...sessionStorage }])).not.toContain(
      'Secret-1',
    )
  })

  test('the mobile number is remembered, with its country', async () => {
    await memory.keep(mobile)
    expect(await memory.read()).toEqual(mobile)
    expect(document.cookie).toContain('remember=sms')
  })

  test('a later login replaces the one remembered before', async () => {
    await memory.keep(ana)
    await memory.keep(mobile)
    expect(await memory.read()).toEqual(mobile)
    await memory.keep({ ...ana, username: 'ben' })
    expect(await memory.read()).toMatchObject({ username: 'ben' })
    expect((await kept()).map(({ name }) => name).sort()).toEqual(['remember', 'rememberedUsername'])
  })

  test('a remembered login is removed at once', async () => {
    await memory.keep(ana)
    await memory.forget()
    expect(document.cookie).toBe('')
    expect(await memory.read()).toBeUndefined()
  })

  test.each(['a; Max-Age=9; b=c', 'a%20b=', 'Señor 李😀', '"quoted", <b>', "' OR 1=1 --", 'שלום'])(
    'a name like %s comes back as it is, and sets no other cookie',
    async (username) => {
      await memory.keep({ ...ana, username })
      expect(await memory.read()).toMatchObject({ username })
      expect((await kept()).map(({ name }) => name).sort()).toEqual(['remember', 'rememberedUsername'])
    },
  )

  test.each([
    ['empty', { ...ana, username: '' }],
    ['endless', { ...ana, username: 'x'.repeat(101) }],
    ['with a line break', { ...ana, username: 'a\r\nb' }],
    ['with half a character', { ...ana, username: 'a\ud800' }],
    ['no number', { ...mobile, mobile: '<script>' }],
    ['without a country', { ...mobile, country: '' }],
  ])('a login that is %s is not stored, and the one before is removed', async (_, login) => {
    await memory.keep(ana)
    await memory.keep(login)
    expect(document.cookie).toBe('')
  })
})

test('[AUTH-12] the cookies live a day, are Secure and SameSite', async () => {
  const day = 24 * 3600
  for (const login of [ana, mobile]) {
    await memory.keep(login)
    const cookies = await kept()
    expect(cookies).toHaveLength(2)
    for (const { secure, sameSite, expires } of cookies) {
      expect({ secure, sameSite }).toEqual({ secure: true, sameSite: 'Strict' })
      expect(Math.abs(expires - Date.now() / 1000 - day)).toBeLessThan(60)
    }
  }
})

describe('[AUTH-12, STO-02] cookies that make no sense are dropped', () => {
  test.each<[string, [string, string][]]>([
    ['a flag alone', [['remember', 'username']]],
    ['a name without the flag', [['rememberedUsername', 'ana']]],
    [
      'another flag',
      [
        ['remember', 'yes'],
        ['rememberedUsername', 'ana'],
      ],
    ],
    [
      'an endless name',
      [
        ['remember', 'username'],
        ['rememberedUsername', 'x'.repeat(3000)],
      ],
    ],
    [
      'a broken escape',
      [
        ['remember', 'username'],
        ['rememberedUsername', '%E0%A4%A'],
      ],
    ],
    [
      'a control character',
      [
        ['remember', 'username'],
        ['rememberedUsername', 'a%0Ab'],
      ],
    ],
    [
      'a number without country',
      [
        ['remember', 'sms'],
        ['rememberedMobile', '09171234567'],
      ],
    ],
    [
      'a number with markup',
      [
        ['remember', 'sms'],
        ['rememberedMobile', 'PH:%3Cimg%3E'],
      ],
    ],
    [
      'a number with more',
      [
        ['remember', 'sms'],
        ['rememberedMobile', 'ph:0917'],
      ],
    ],
  ])('%s', async (_, cookies) => {
    for (const [name, value] of cookies) plant(name, value)
    expect(await memory.read()).toBeUndefined()
    expect(document.cookie).toBe('')
  })
})
