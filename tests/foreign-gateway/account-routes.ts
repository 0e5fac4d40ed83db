import { type Context, Hono } from 'hono'
import type { Account, Accounts } from './accounts.ts'
import { bodyOf, type Env, ok, refuse, sessionOf } from './answers.ts'
import type { Opener } from './sealed.ts'

/** Accounts, sessions, and what belongs to who is signed in. */
export function accountRoutes(accounts: Accounts, { open }: Opener): Hono<Env> {
  const session = sessionOf(accounts)
  const begin = (c: Context, account: Account) => ok(c, { session: { key: accounts.begin(account) } })
  return new Hono<Env>()
    .post('/accounts', async (c) => {
      const { name, secret, secretAgain } = await open(await bodyOf(c))
      if (secret !== secretAgain) return refuse(c, 'secretsDiffer')
      const account = accounts.open(String(name), String(secret))
      return account ? begin(c, account) : refuse(c, 'nameTaken')
    })
    .post('/sessions', async (c) => {
      const { name, secret } = await open(await bodyOf(c))
      const account = accounts.find(String(name), String(secret))
      return account ? begin(c, account) : refuse(c, 'unknownPair')
    })
    .delete('/sessions', session, (c) => {
      accounts.end(c.var.key)
      return ok(c)
    })
    .get('/me', session, (c) => ok(c, { ref: c.var.account.ref, name: c.var.account.name, rank: 0 }))
    .get('/me/money', session, (c) => ok(c, { total: { amount: c.var.account.balance, code: 'PHP' } }))
    .get('/me/rank', session, (c) => ok(c, { leads: false }))
    .get('/me/wallets', session, (c) => ok(c, { shared: true, wallets: [] }))
    .get('/me/profile', session, (c) => {
      const unknown = { called: null, name: null, born: null, country: null, address: null }
      const more = { occupation: null, incomeSource: null, telegram: null, zalo: null }
      return ok(c, { ...unknown, ...more, since: c.var.account.since })
    })
}
