import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { forgetPerson } from './forget-person.ts'

let did: string[]
beforeEach(() => {
  did = []
})

const note = (what: string) => async () => void did.push(what)
const session = {
  clearStorageData: note('storage'),
  clearCache: note('cache'),
  clearAuthCache: note('logins'),
  closeAllConnections: note('connections'),
}
const log = createLog((line) => did.push(line))

test('[STO-03, DSK-03] windows close first, then their sessions are emptied, and typed proxy logins are gone', async () => {
  const parts = {
    closeAll: note('close'),
    forgetProxyLogin: note('proxy'),
    sessions: () => [session],
    log,
  }
  await forgetPerson(parts)
  expect(did).toEqual(['proxy', 'close', 'storage', 'cache', 'logins', 'connections'])
})

test('[STO-03] a session that can’t be cleared is logged, and the client keeps running', async () => {
  const broken = { ...session, clearStorageData: () => Promise.reject(new Error('busy')) }
  const parts = { closeAll: note('close'), forgetProxyLogin: note('proxy'), sessions: () => [broken], log }
  await forgetPerson(parts)
  expect(did.join()).toContain('was not cleared')
})
