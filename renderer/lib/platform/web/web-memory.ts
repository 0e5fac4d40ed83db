import * as z from 'zod/mini'
import * as constants from '#shared/domain/constants.ts'
import { rememberedMobile, rememberedName } from '#shared/domain/remembered-login.ts'
import type { PlatformMemory, RememberedLogin } from '../platform.ts'
import { readCookie, writeCookie } from './cookie.ts'

/** Names of the cookies. The flag's value is the kind of login that is remembered. No cookie holds a password. */
const names = { flag: 'remember', username: 'rememberedUsername', sms: 'rememberedMobile' } as const

const seconds = constants.rememberFor / 1000

const forget = () => {
  for (const name of Object.values(names)) writeCookie(name, '', 0)
}

/** The login in the cookies; undefined if there is none or it isn't valid. */
function readLogin(): RememberedLogin | undefined {
  if (readCookie(names.flag) === 'username') {
    const login = z.safeParse(rememberedName, { kind: 'username', username: readCookie(names.username) })
    return login.success ? { ...login.data, passwordHeld: false } : undefined
  }
  const [country, mobile] = readCookie(names.sms)?.split(':') ?? []
  const login = z.safeParse(rememberedMobile, { kind: readCookie(names.flag), country, mobile })
  return login.success ? login.data : undefined
}

/**
 * The browser's remembered login, in cookies that last a day. They are Secure, which browsers accept only from https
 * and loopback (http://127.0.0.1, http://localhost). Over plain http nothing is remembered, but nobody can log in
 * there anyway.
 */
export const webMemory = {
  async read() {
    const login = readLogin()
    // An incomplete or foreign entry is deleted.
    if (!login) forget()
    return login
  },
  async keep(login) {
    forget()
    const name = z.safeParse(rememberedName, login)
    const mobile = z.safeParse(rememberedMobile, login)
    if (name.success) writeCookie(names.username, name.data.username, seconds)
    else if (mobile.success) writeCookie(names.sms, `${mobile.data.country}:${mobile.data.mobile}`, seconds)
    else return
    writeCookie(names.flag, login.kind, seconds)
  },
  async forget() {
    forget()
  },
} satisfies PlatformMemory
