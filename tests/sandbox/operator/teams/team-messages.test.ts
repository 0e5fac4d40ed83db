import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T18:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

/** How many downlines of agent1 a filter selects. */
const countOf = async (filter: object) => {
  const page = { from: clock.now(), to: clock.now(), scope: 'all', pageNo: 1, pageSize: 1 } as const
  const token = await client.logIn('agent1')
  return (await client.value(contract.agentTeam.downlines, { ...page, ...filter }, { token })).total
}

describe('[AGT-07] messages to the team', () => {
  const { message, messageAll } = contract.agentTeam
  const inbox = async (username: string) => {
    const { list: messages } = await client.value(
      contract.messages.list,
      { language: 'EN', pageNo: 1, pageSize: 50 },
      { token: await client.logIn(username) },
    )
    return messages
      .filter(({ title }) => title.startsWith('Message from'))
      .map(({ title, body }) => [title, body])
  }
  const send = async (text: string, requestKey = 'one', by = 'agent1', accountId = '12') =>
    client.call(message, { accountId, text, requestKey }, { token: await client.logIn(by) })
  const agents4 = { scope: 'all', kind: 'agents', search: 'agent4' } as const
  const sendAll = async (recipients: number, filter: object = agents4, requestKey = 'all') =>
    client.call(
      messageAll,
      { scope: 'all', ...filter, recipients, text: 'Kita-kits', requestKey },
      { token: await client.logIn('agent1') },
    )

  test('one downline gets the agent’s own words, once per key', async () => {
    expect(await send('  Magandang umaga!\r\nBukas ulit. ')).toMatchObject({ value: { recipients: 1 } })
    expect(await send('Magandang umaga!')).toMatchObject({ value: { recipients: 1 } })
    expect(await inbox('agent2')).toEqual([
      ['Message from agent1, your upline', 'Magandang umaga!\nBukas ulit.'],
    ])
    await send('Isa pa', 'two')
    expect(await inbox('agent2')).toHaveLength(2)
    expect(await inbox('agent41')).toEqual([])
  })

  test.each([
    ['nothing', '  \n ', 'TEAM_MESSAGE_EMPTY'],
    ['control characters only', '\u0000\u0007', 'TEAM_MESSAGE_EMPTY'],
    ['ten kilobytes', 'a'.repeat(10_240), 'TEAM_MESSAGE_LONG'],
    ['one character too many', '🙂'.repeat(501), 'TEAM_MESSAGE_LONG'],
    ['markup', 'Hi <b>you</b>', 'TEAM_MESSAGE_MARKUP'],
    ['a script', '< script>alert(1)</script>', 'TEAM_MESSAGE_MARKUP'],
  ])('%s is refused, and nobody gets anything', async (_, text, code) => {
    expect(await send(text)).toMatchObject({ success: false, code })
    expect(await inbox('agent2')).toEqual([])
  })

  test('a long text, signs that are no tags and a key of the same name of another agent are fine', async () => {
    expect(await send('🙂'.repeat(500))).toMatchObject({ success: true })
    expect(await send('3 < 5 and 5 > 3', 'two')).toMatchObject({ success: true })
    expect(await send('Kumusta', 'two', 'agent2', '13')).toMatchObject({ success: true })
    expect(await inbox('agent41')).toHaveLength(1)
  })

  test('twenty a day, and again the next day', async () => {
    for (let count = 1; count <= 20; count += 1)
      expect(await send('Hi', `key ${count}`)).toMatchObject({ success: true })
    expect(await send('Hi', 'key 21')).toMatchObject({ code: 'TEAM_MESSAGE_LIMIT' })
    expect(await send('Hi', 'key 20')).toMatchObject({ success: true })
    clock.set('2026-11-21T00:00:00+08:00')
    expect(await send('Hi', 'key 21')).toMatchObject({ success: true })
  })

  test('a filter’s whole result gets it, as many as the agent was shown', async () => {
    expect(await countOf(agents4)).toBe(2)
    expect(await sendAll(2)).toMatchObject({ value: { recipients: 2 } })
    expect(await sendAll(2)).toMatchObject({ value: { recipients: 2 } })
    for (const username of ['agent41', 'agent42']) expect(await inbox(username)).toHaveLength(1)
    expect(await inbox('agent2')).toEqual([])
  })

  test.each([
    ['more than there are', 3, agents4],
    ['fewer than there are', 1, agents4],
    ['of a filter that fits nobody', 0, { search: 'nobody-at-all' }],
  ])('%s: refused with the number of now, and nobody gets anything', async (_, recipients, filter) => {
    const total = await countOf(filter)
    const answer = await sendAll(recipients, filter)
    expect(answer).toMatchObject({ code: 'TEAM_MESSAGE_CHANGED', value: { recipients: total } })
    expect(await inbox('agent41')).toEqual([])
  })

  test('somebody who joins meanwhile changes the number', async () => {
    const total = await countOf({ scope: 'direct' })
    const parentId = agentIds.top
    client.server.sandbox.members.create({ username: 'bagongtao', password: 'Palaro123', parentId })
    expect(await sendAll(total, { scope: 'direct' })).toMatchObject({ code: 'TEAM_MESSAGE_CHANGED' })
    expect(await sendAll(total + 1, { scope: 'direct' }, 'again')).toMatchObject({ success: true })
    expect(await inbox('bagongtao')).toHaveLength(1)
  })
})
