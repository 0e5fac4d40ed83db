import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameSession } from '#shared/domain/name-session.ts'
import type { PlatformSession } from '../platform.ts'
import { createWebSession } from './web-session.ts'

const own = 'token-of-this-tab'
const living = 'token-of-another-tab'

type Said = { type: string; about: string; token?: string; dead?: string; expired?: boolean }
let otherTab: BroadcastChannel
let heard: Said[]
let session: PlatformSession
let reported: string[]
/** Channels that this page has opened: closed after each test, as when a tab closes. */
const open: BroadcastChannel[] = []

const token = () => sessionStorage.getItem('token')
const say = (said: Said) => otherTab.postMessage(said)
/** Resolves once everything said so far has been heard here, because the answer to this comes after it. */
async function untilHeard() {
  sessionStorage.setItem('token', token() ?? 'token-for-an-answer')
  say({ type: 'ask', about: 'last' })
  await expect.poll(() => heard.some(({ about }) => about === 'last')).toBe(true)
}
const question = async () => {
  await expect.poll(() => heard.map(({ type }) => type)).toContain('ask')
  return heard.find(({ type }) => type === 'ask') ?? { about: '' }
}

beforeEach(() => {
  sessionStorage.setItem('token', own)
  heard = []
  reported = []
  otherTab = new BroadcastChannel('session')
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        open.push(this)
      }
    },
  )
  session = createWebSession()
  session.subscribe((signedIn, expired) => reported.push(signedIn ? 'in' : expired ? 'expired' : 'out'))
})
afterEach(() => {
  otherTab.close()
  for (const channel of open.splice(0)) channel.close()
  sessionStorage.clear()
})

test('[STO-01] a session is in the storage of its tab, in no other and in no cookie', () => {
  session.accept({ token: living }, new Headers())
  expect(token()).toBe(living)
  expect(JSON.stringify(localStorage) + document.cookie).not.toContain(living)
})

test('[STO-04] the end of another session isn’t the end of this one', async () => {
  say({ type: 'signedOut', about: nameSession(living), expired: false })
  say({ type: 'signedOut', about: nameSession(living), expired: true })
  await untilHeard()
  expect([token(), reported]).toEqual([own, []])
})

test('[STO-04, OUT-01] a session that ends in another tab also ends here, whether by sign-out or by the gateway', async () => {
  say({ type: 'signedOut', about: nameSession(own), expired: true })
  await expect.poll(() => reported).toEqual(['expired'])
  say({ type: 'signedOut', about: nameSession(own), expired: false })
  await expect.poll(() => reported).toEqual(['expired', 'out'])
  expect(token()).toBeNull()
})

test('[STO-04] a tab with a dead session goes on with a living one of another tab, and ends none', async () => {
  const isReplaced = session.expire()
  const { about, dead } = (await question()) as Said
  expect(dead).toBe(nameSession(own))
  say({ type: 'answer', about: 'the question of a third tab', token: 'token-of-nobody' })
  say({ type: 'answer', about, token: living })
  expect(await isReplaced).toBe(true)
  expect(token()).toBe(living)
  expect(heard.map(({ type }) => type)).toEqual(['ask'])
  expect(JSON.stringify(heard)).not.toContain(own)
})

test('[STO-04] where no tab answers, the dead session ends under its name; a later answer is still taken', async () => {
  expect(await session.expire()).toBe(false)
  expect(token()).toBeNull()
  const { about } = (await question()) as Said
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'signedOut', about: nameSession(own), expired: true })
  say({ type: 'answer', about, token: living })
  await expect.poll(() => reported).toEqual(['in'])
  expect(token()).toBe(living)
})

test('[STO-03, STO-04] who signs out while it asks isn’t signed in by the answer', async () => {
  const isReplaced = session.expire()
  const { about } = (await question()) as Said
  const { name } = session
  const left = name()
  sessionStorage.clear()
  session.end(left)
  say({ type: 'answer', about, token: living })
  expect(await isReplaced).toBe(false)
  await untilHeard()
  expect([token(), reported]).toEqual(['token-for-an-answer', []])
})

test('[STO-04] a session is handed to the tab that asks, unless it is the one that was found dead', async () => {
  say({ type: 'ask', about: 'found dead', dead: nameSession(own) })
  say({ type: 'ask', about: 'new tab' })
  await expect.poll(() => heard).toEqual([{ type: 'answer', about: 'new tab', token: own }])
})

test('[STO-04] a tab that looks for a session itself has none to hand over', async () => {
  const isReplaced = session.expire()
  say({ type: 'ask', about: 'new tab' })
  expect(await isReplaced).toBe(false)
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['ask', 'signedOut'])
})

test('[AUTH-11] a tab that comes without a session asks for one', async () => {
  sessionStorage.clear()
  expect(await session.start()).toBe(false)
  const asked = (await question()) as Said
  expect(asked).toEqual({ type: 'ask', about: asked.about })
  say({ type: 'answer', about: asked.about, token: living })
  await expect.poll(() => reported).toEqual(['in'])
  expect(session.headers()).toEqual({ Authorization: `Bearer ${living}` })
})
