import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Account, Accounts } from './accounts.ts'

/** What a private call knows of who makes it. */
export type Env = { Variables: { account: Account; key: string } }

/** Why a call is refused, with the number that says so to programs. */
const refusals = {
  noSession: { id: 1001, text: 'Please sign in.' },
  noSuchCall: { id: 1004, text: 'There is no such call.' },
  replayed: { id: 1005, text: 'The request came twice or too late.' },
  unreadable: { id: 1006, text: 'The request couldn’t be read.' },
  unknownPair: { id: 1101, text: 'No account has this name and secret.' },
  nameTaken: { id: 1102, text: 'Somebody has this name.' },
  secretsDiffer: { id: 1103, text: 'The two secrets differ.' },
  noSuchGame: { id: 1201, text: 'There is no such game.' },
} as const

export const ok = (c: Context, content: unknown = {}): Response => c.json({ result: 'OK', content })

export const refuse = (c: Context, why: keyof typeof refusals, status: 200 | 401 | 404 = 200): Response =>
  c.json({ result: 'REFUSED', error: refusals[why] }, status)

/** The body of a call; an empty object where it isn't JSON. */
export const bodyOf = async (c: Context): Promise<unknown> => c.req.json().catch(() => ({}))

/** Lets nobody pass without a session. */
export const sessionOf = (accounts: Accounts) =>
  createMiddleware<Env>(async (c, next) => {
    const key = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const account = accounts.signedIn(key)
    if (!account) return refuse(c, 'noSession', 401)
    c.set('account', account)
    c.set('key', key)
    return next()
  })
