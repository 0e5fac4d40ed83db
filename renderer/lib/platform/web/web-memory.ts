import * as z from 'zod/mini'
import * as constants from '#shared/domain/constants.ts'
import { rememberedMobile, rememberedName } from '#shared/domain/remembered-login.ts'
import type { PlatformMemory, RememberedLogin } from '../platform.ts'
import { readCookie, writeCookie } from './cookie.ts'

/** The flag says that a login is remembered, and of which kind; the password is in none. */
const names = { flag: 'remember', username: 'rememberedUsername', sms: 'rememberedMobile' } as const

const seconds = constants.rememberFor / 1000

const forget = () => {
  for (const name of Object.values(names)) writeCookie(name, '', 0)
}

/** What the cookies say; undefined where they say nothing, or nothing that we would have written. */
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
 * The browser's memory: cookies that live a day. They are Secure, which browsers take from https and from this
 * machine only (http://127.0.0.1, http://localhost): over plain http nothing is remembered, as nobody can log in.
 */
export const webMemory = {
  async read() {
    const login = readLogin()
    // Half of it, or what somebody else wrote, is of no use to anybody.
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
