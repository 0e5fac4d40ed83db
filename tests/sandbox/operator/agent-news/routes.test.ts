import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { announcements } from './announcements.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const { list, read } = contract.agentNews
const news = async (by = 'agent1') =>
  client.value(list, { language: 'EN' }, { token: await client.logIn(by) })

test('[AGT-02] announcements are listed pinned first, then the latest, all unread at first', async () => {
  const { list: all, unread } = await news()
  expect(all).toHaveLength(announcements.length)
  expect(unread).toBe(announcements.length)
  const order = all.map(({ pinned, time }) => (pinned ? Number.POSITIVE_INFINITY : time))
  expect(order).toEqual(order.toSorted((one, other) => other - one))
  expect(all.every((one) => one.time < client.server.clock.now() && !/[<>]/.test(one.body))).toBe(true)
})

test('[AGT-02] what an agent reads stays read, for that agent alone; unknown ids and repeats change nothing', async () => {
  const token = await client.logIn('agent1')
  const unread = announcements.length - 1
  const newsIds = ['rates', 'rates', 'nothing', "x' OR 1=1 --"]
  expect(await client.value(read, { newsIds }, { token })).toEqual({ unread })
  expect(await client.value(read, { newsIds }, { token })).toEqual({ unread })
  expect((await news()).list.filter((one) => one.read).map(({ newsId }) => newsId)).toEqual(['rates'])
  expect((await news('agent2')).unread).toBe(announcements.length)
})

test('[AGT-02] every announcement speaks the reader’s language', async () => {
  const token = await client.logIn('agent1')
  const spoken = await client.value(list, { language: 'JA' }, { token, language: 'JA' })
  expect(spoken.list.map(({ title }) => title)).toContain('アクティブ会員の数え方')
})
