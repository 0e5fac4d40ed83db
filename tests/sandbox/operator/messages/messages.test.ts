import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { sitePageAt } from '#shared/domain/site-paths.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { messageKinds } from './kinds.ts'
import type { MessageContent } from './message-content.ts'
import { sendMessage } from './message-store.ts'

const day = 24 * 3_600_000
const clock = standingClock('2026-11-22T10:00:00+08:00')
let client: TestClient
beforeEach(() => {
  clock.reset()
  client = new TestClient({ clock })
})
afterEach(() => client.close())

type Query = { filter?: 'unread' | 'money' | 'security' | 'news'; pageNo?: number; pageSize?: number }

const list = (token: string, query: Query = {}, language = 'EN') =>
  client.value(contract.messages.list, { pageNo: 1, pageSize: 20, language, ...query }, { token })
const titles = async (token: string, query?: Query, language?: string) =>
  (await list(token, query, language)).list.map(({ title }) => title)
const count = async (token: string) => (await client.value(contract.member.unreadCount, {}, { token })).count

/** Empties juan's messages and sends some numbered deposits. */
async function withDeposits(number: number): Promise<string> {
  client.server.db.run('DELETE FROM messages')
  for (let index = 1; index <= number; index++) {
    sendMessage(client.server.sandbox, 1, 'depositCredited', {
      amount: { money: index * 100 },
      order: `D${index}`,
    })
    clock.advance(1000)
  }
  return client.logIn('juan')
}

test('[MBR-12] the latest comes first, in the reader’s language, as plain text with its link', async () => {
  const token = await client.logIn('juan')
  const { list: messages, total, totalPages, keptDays } = await list(token)
  expect(messages.map(({ title }) => title)).toEqual([
    'Kidlat is back',
    'No fees on GCash deposits',
    'How to spot fake customer service',
  ])
  expect({ total, totalPages, keptDays }).toEqual({ total: 3, totalPages: 1, keptDays: 90 })
  expect(messages[0]).toMatchObject({
    topic: 'news',
    read: false,
    link: { path: '/rng', label: 'Browse slots' },
  })
  expect(await titles(token, {}, 'TY')).toContain('Balik na ang Kidlat')
  expect(await titles(token, {}, 'JA')).toContain('Kidlat再開')
})

test('[MBR-12] amounts, order numbers and names by language fill the placeholders; nothing else is replaced', async () => {
  const token = await withDeposits(0)
  sendMessage(client.server.sandbox, 1, 'depositCredited', {
    amount: { money: 123_456 },
    order: '{amount}<b>',
  })
  const [message] = (await list(token)).list
  expect(message).toMatchObject({
    title: 'Deposit credited: ₱1,234.56',
    body: 'We added ₱1,234.56 to your balance.\nOrder: {amount}<b>',
  })
})

test.each(Object.entries(messageKinds))(
  '[MBR-12] %s has the same placeholders in each language',
  (_, kind) => {
    const blanks = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).toSorted()
    for (const part of [kind.title, kind.body])
      for (const words of Object.values(part)) {
        expect(blanks(words)).toEqual(blanks(part.EN))
        expect(words).not.toMatch(/[<>]/)
      }
    const { link }: MessageContent = kind
    const path = link?.path ?? '/'
    expect(sitePageAt(new URL(path, 'https://site.example').pathname)).toBeDefined()
  },
)

test('[MBR-12] pages, unread and topics narrow the list down, each with its own total', async () => {
  const token = await withDeposits(5)
  sendMessage(client.server.sandbox, 1, 'passwordChanged')
  expect(await titles(token, { pageSize: 2, pageNo: 2 })).toEqual([
    'Deposit credited: ₱4.00',
    'Deposit credited: ₱3.00',
  ])
  expect(await list(token, { pageSize: 4 })).toMatchObject({ total: 6, totalPages: 2 })
  expect(await list(token, { pageNo: 99 })).toMatchObject({ list: [], total: 6 })
  expect(await titles(token, { filter: 'security' })).toEqual(['Your password was changed'])
  expect(await list(token, { filter: 'news' })).toMatchObject({ list: [], total: 0, totalPages: 0 })
  await client.value(contract.messages.markRead, {}, { token })
  expect(await list(token, { filter: 'unread' })).toMatchObject({ total: 0 })
  for (const pageNo of [0, 1.5, -1]) {
    const input = { pageNo, pageSize: 20, language: 'EN' }
    expect(await client.call(contract.messages.list, input, { token })).toMatchObject({
      code: 'PAGE_INVALID',
    })
  }
})

test('[MBR-12] reading lowers the count, once; all can be read at once', async () => {
  const token = await withDeposits(3)
  const [latest] = (await list(token)).list
  const messageIds = [latest?.messageId ?? '']
  const read = () => client.value(contract.messages.markRead, { messageIds }, { token })
  expect(await count(token)).toBe(3)
  expect(await read()).toEqual({ unread: 2 })
  expect(await read()).toEqual({ unread: 2 })
  expect((await list(token)).list.map(({ read: isRead }) => isRead)).toEqual([true, false, false])
  expect(await client.value(contract.messages.markRead, { messageIds: [] }, { token })).toEqual({ unread: 2 })
  expect(await client.value(contract.messages.markRead, {}, { token })).toEqual({ unread: 0 })
  expect(await count(token)).toBe(0)
})

test('[MBR-12] what is deleted is gone from list and count, and a deletion can be undone', async () => {
  const token = await withDeposits(3)
  const messageIds = (await list(token)).list.slice(0, 2).map(({ messageId }) => messageId)
  expect(await client.value(contract.messages.remove, { messageIds }, { token })).toEqual({ unread: 1 })
  expect(await titles(token)).toEqual(['Deposit credited: ₱1.00'])
  expect(await count(token)).toBe(1)
  expect(await client.value(contract.messages.restore, { messageIds }, { token })).toEqual({ unread: 3 })
  expect(await list(token)).toMatchObject({ total: 3 })
})

test('[MBR-12] nobody reads, marks or deletes the messages of another', async () => {
  const token = await withDeposits(2)
  const messageIds = (await list(token)).list.map(({ messageId }) => messageId)
  const other = await client.logIn('rico')
  expect(await list(other)).toMatchObject({ total: 0 })
  const input = { messageIds: [...messageIds, 'x', "1' OR 1"] }
  const { markRead, remove, restore } = contract.messages
  expect(await client.value(markRead, input, { token: other })).toEqual({ unread: 0 })
  expect(await client.value(remove, input, { token: other })).toEqual({ unread: 0 })
  expect(await client.value(restore, input, { token: other })).toEqual({ unread: 0 })
  expect(await count(token)).toBe(2)
  const tooMany = Array.from({ length: 101 }, String)
  expect(await client.call(contract.messages.remove, { messageIds: tooMany }, { token })).toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('[MBR-12] messages are kept for 90 days, and then neither listed nor counted', async () => {
  await withDeposits(2)
  const aged = async (days: number) => {
    clock.set('2026-11-22T10:00:00+08:00')
    clock.advance(days * day)
    const token = await client.logIn('juan')
    return [(await list(token)).total, await count(token)]
  }
  expect(await aged(89)).toEqual([2, 2])
  expect(await aged(90)).toEqual([1, 1])
  expect(await aged(91)).toEqual([0, 0])
})

test('[MBR-12] a new account is welcomed with its credit', async () => {
  const { token } = await client.value(contract.member.register, newcomer('bagongbati'))
  expect((await list(token ?? '')).list).toMatchObject([
    { title: 'Welcome to Palaro', topic: 'money', body: expect.stringContaining('₱1,000.00') },
  ])
})

test('[MBR-12] a deposit is told once it is credited, and not before', async () => {
  const token = await withDeposits(0)
  const { orderId } = await client.value(
    contract.cashier.deposit,
    { channelId: 'gcash', amount: '500' },
    { token, key: 'deposit-1' },
  )
  answerPayment(client.server.sandbox, orderId, 'pay', 'test')
  expect(await count(token)).toBe(0)
  clock.advance(1000)
  expect(await count(token)).toBe(1)
  expect(await count(token)).toBe(1)
  expect((await list(token)).list).toMatchObject([
    { title: 'Deposit credited: ₱500.00', body: expect.stringContaining(orderId) },
  ])
})

test('[MBR-12] a changed password is told', async () => {
  const token = await withDeposits(0)
  const { checkToken } = await client.value(
    contract.member.passwordCheck,
    { password: 'Palaro123', purpose: 'password' },
    { token },
  )
  await client.value(
    contract.member.changePassword,
    { oldPassword: 'Palaro123', newPassword: 'Mabuhay8', confirmNewPassword: 'Mabuhay8', checkToken },
    { token },
  )
  expect(await titles(token, { filter: 'security' })).toEqual(['Your password was changed'])
})

test('[MBR-12] a past has its deposits told, already read', async () => {
  const past = new TestClient({ clock, history: true })
  try {
    const token = await past.logIn('juan')
    const input = { pageNo: 1, pageSize: 500, language: 'EN' }
    const { list: told } = await past.value(contract.messages.list, input, { token })
    const deposits = told.filter(({ title }) => title.startsWith('Deposit credited'))
    expect(deposits.length).toBeGreaterThan(3)
    expect(deposits.every(({ read }) => read)).toBe(true)
    expect(told.filter(({ read }) => !read)).toHaveLength(3)
  } finally {
    past.close()
  }
})
