import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '#sandbox/entry/start-sandbox.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { answerTakes } from './chat-desk.ts'
import type { RoomState } from './chat-room.ts'

let running: RunningSandbox
beforeAll(async () => {
  running = await startSandbox({ port: 0, providerPort: 0, scale: 'small' })
})
afterAll(() => running.close())

const asked = { b2c: '1', title: 'Palaro <chat>', language: 'TY', headerColor: '#1f1b3a' }

async function signIn(username: string) {
  const { sandbox } = running.server
  sandbox.reset()
  const member = sandbox.members.byUsername(username)
  if (!member) throw new Error(`there is no ${username}`)
  const token = sandbox.sessions.begin(member.id)
  const ask = async (path: string, query: object = {}) => {
    const response = await fetch(`${running.origin}${path}?${new URLSearchParams({ ...query })}`, {
      headers: { Authorization: `Bearer ${token}`, Language: 'EN', Merchant: 'palaro' },
    })
    return response.json()
  }
  return { ask, token, member, sandbox }
}

async function openRoom(username: string) {
  const signedIn = await signIn(username)
  const { value } = await signedIn.ask(contract.chat.url.path, asked)
  const room = new URL(value.chatUrl).searchParams.get('room') ?? ''
  const api = (query: string, init: RequestInit = {}) =>
    fetch(`${running.providerOrigin}/chat/api/messages${query}`, { ...init, headers: { 'X-Room': room } })
  const say = (text: string, key: string) => api('', { method: 'POST', body: JSON.stringify({ text, key }) })
  const state = async (query = ''): Promise<RoomState> => (await api(query)).json()
  return { ...signedIn, url: value.chatUrl as string, api, say, state }
}

test('[CHT-01] the room is at another origin, in the language and head that it was asked for', async () => {
  const { url } = await openRoom('juan')
  expect(new URL(url).origin).toBe(running.providerOrigin)
  const response = await fetch(url)
  const page = await response.text()
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    new RegExp(`frame-ancestors ${running.origin} .*app:`),
  )
  expect(page).toContain('lang="fil-PH"')
  expect(page).toContain('/chat/head/1f1b3a.css')
  expect(page).toContain('<h1 class="unseen">Palaro &lt;chat&gt;</h1>')
  expect(await (await fetch(`${running.providerOrigin}/chat/head/ffb12e.css`)).text()).toContain(
    '--on-head: #17142c',
  )
})

test('[CHT-01] what is said is kept, answered after a moment, and unread until it is seen', async () => {
  const { ask, sandbox, say, state, url } = await openRoom('juan')
  await fetch(url)
  expect((await state('?seen=1')).messages).toMatchObject([{ agent: 1 }])
  const said: RoomState = await (await say('Salamat!', 'key-12345678')).json()
  expect(said).toMatchObject({ typing: true, unread: 0 })
  expect((await say('Salamat!', 'key-12345678')).status).toBe(200)
  sandbox.clock.advance(answerTakes)
  expect(await ask(contract.chat.unread.path)).toMatchObject({ value: { unReadCount: 1 } })
  const { messages } = await state('?seen=1')
  expect(messages.map(({ agent }) => agent)).toEqual([1, 0, 1])
  expect(messages.at(-1)?.text).toContain('Walang anuman')
  expect(await ask(contract.chat.unread.path)).toMatchObject({ value: { unReadCount: 0 } })
})

test('[CHT-01, OUT-01] a room ends with its session, and answers nobody else', async () => {
  const { api, token, sandbox, url } = await openRoom('juan')
  expect((await fetch(`${running.providerOrigin}/chat/api/messages`)).status).toBe(401)
  const session = sandbox.sessions.find(token)
  sandbox.sessions.end(session?.hash ?? '')
  expect((await api('')).status).toBe(401)
  expect((await fetch(url)).status).toBe(410)
})

test('[CHT-01] nonsense, floods and endless texts are refused', async () => {
  const { api, say } = await openRoom('rico')
  expect((await say('   ', 'key-12345678')).status).toBe(400)
  expect((await say('x'.repeat(501), 'key-12345678')).status).toBe(400)
  expect((await say('hello', 'k')).status).toBe(400)
  expect((await api('', { method: 'POST', body: 'no JSON' })).status).toBe(400)
  for (let i = 0; i < 20; i++) await say('hello', `flood-${i}-key`)
  expect((await say('hello', 'flood-last-key')).status).toBe(429)
  // A message that is stored already is answered again.
  expect((await say('hello', 'flood-3-key')).status).toBe(200)
})

test('[CHT-01, BOOT-06] a demo account has no chat, and none has one without CBS3', async () => {
  const demo = await signIn('demo')
  expect(await demo.ask(contract.chat.url.path, asked)).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  const { ask, sandbox } = await signIn('juan')
  sandbox.settings.change({ CBS3: false })
  expect(await ask(contract.chat.url.path, asked)).toMatchObject({ code: 'CHAT_CLOSED' })
  sandbox.settings.reset()
  expect(await ask(contract.chat.url.path, { ...asked, headerColor: 'red;}' })).toMatchObject({
    code: 'INVALID_INPUT',
  })
})
