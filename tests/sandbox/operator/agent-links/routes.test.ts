import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
let keys = 0
beforeEach(() => {
  clock = standingClock('2026-11-20T18:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const { options, links, createLink, changeLink, createAccount } = contract.agentRegister
type LinkInput = InputOf<typeof createLink>

const plain = { name: 'Fair', kind: 'member', rate: '0.5', days: 30, maxUses: null } as const
const make = async (input: Partial<LinkInput> = {}, by = 'agent1') => {
  keys += 1
  const token = await client.logIn(by)
  return client.call(createLink, { ...plain, requestKey: `key ${keys}`, ...input }, { token })
}
const made = async (input: Partial<LinkInput> = {}, by = 'agent1') =>
  createLink.value.parse((await make(input, by)).value)
const change = async (input: InputOf<typeof changeLink>, by = 'agent1') =>
  client.call(changeLink, input, { token: await client.logIn(by) })
const list = async (by = 'agent1') =>
  client.value(links, { pageNo: 1, pageSize: 100 }, { token: await client.logIn(by) })
const isGood = async (code: string, visitor?: string) =>
  (
    await client.value(
      contract.member.affiliate,
      { code, domain: '127.0.0.1' },
      visitor === undefined ? {} : { visitor },
    )
  ).valid
const register = async (username: string, affiliateCode: string) =>
  client.call(contract.member.register, { ...newcomer(username), affiliateCode })
const accountOf = (username: string) => client.server.sandbox.members.byUsername(username)
const detail = async (accountId: string, by = 'agent1') =>
  client.value(contract.agentTeam.downline, { from: 0, to: 1, accountId }, { token: await client.logIn(by) })

describe('[AGT-02] an invitation link', () => {
  test('brings an account below the agent, with its rate, and says how many came', async () => {
    const { code, path } = await made({ rate: '0.85' })
    expect(path).toContain(code)
    expect(await isGood(code)).toBe(true)
    expect(await isGood(code.toLowerCase())).toBe(true)
    expect(await register('bagongtao', code)).toMatchObject({ success: true })
    const account = accountOf('bagongtao')
    expect(account).toMatchObject({ parentId: agentIds.top, type: 0 })
    const shown = await detail(String(account?.id))
    expect(shown).toMatchObject({ rate: '0.85', level: 1, cameThrough: { name: 'Fair', code } })
    expect((await list()).list[0]).toMatchObject({ code, visits: 1, registrations: 1, state: 'active' })
  })

  test.each([
    ['agent1', 2],
    ['agent2', 41],
    ['agent41', 42],
    ['agent42', 42],
  ])('for agents, of %s, brings an agent of type %i', async (by, type) => {
    const { code } = await made({ kind: 'agent', rate: '0.4' }, by)
    await register('bagongahente', code)
    expect(accountOf('bagongahente')?.type).toBe(type)
    const token = await client.logIn('bagongahente', 'Mabuhay8')
    expect(await client.value(contract.member.agentCheck, {}, { token })).toEqual({ agent: true })
    expect(await client.value(contract.agentTeam.own, {}, { token })).toMatchObject({
      rate: '0.4',
      members: 0,
    })
  })

  test('where it came from is shown to its own agent only', async () => {
    const { code } = await made({}, 'agent2')
    await register('bagongtao', code)
    const id = String(accountOf('bagongtao')?.id)
    expect((await detail(id, 'agent2')).cameThrough).toEqual({ name: 'Fair', code })
    expect((await detail(id, 'agent1')).cameThrough).toBeNull()
  })

  test('the last use lets one in, and the next is refused', async () => {
    const { code } = await made({ maxUses: 1 })
    const [one, other] = await Promise.all([register('unangtao', code), register('ikalawa', code)])
    expect([one, other].filter(({ success }) => success)).toHaveLength(1)
    const refused = one.success ? other : one
    expect(refused).toMatchObject({ code: 'INVALID_AFFILIATE_CODE' })
    expect(await isGood(code)).toBe(false)
    expect((await list()).list[0]).toMatchObject({ state: 'usedUp', registrations: 1 })
  })

  test('ends when its time is over, and not a moment before', async () => {
    const { code, ends } = await made({ days: 7 })
    expect(ends).toBe(clock.now() + 7 * dayLength)
    clock.set(new Date(clock.now() + 7 * dayLength - 1).toISOString())
    expect(await isGood(code)).toBe(true)
    clock.set(new Date(clock.now() + 1).toISOString())
    expect(await isGood(code)).toBe(false)
    expect(await register('huli', code)).toMatchObject({ code: 'INVALID_AFFILIATE_CODE' })
    expect((await list()).list[0]?.state).toBe('ended')
  })

  test('is switched off and on, and its accounts stay', async () => {
    const { code, linkId } = await made()
    await register('bagongtao', code)
    expect(await change({ linkId, on: false })).toMatchObject({ value: { state: 'off' } })
    expect(await isGood(code)).toBe(false)
    expect(await change({ linkId, on: true })).toMatchObject({ value: { state: 'active', registrations: 1 } })
    expect(await isGood(code)).toBe(true)
    expect(await change({ linkId, name: ' Plaza ' })).toMatchObject({ value: { name: 'Plaza' } })
  })

  test('the latest active one is named first, however many have ended since', async () => {
    const token = await client.logIn('agent1')
    const latest = async () => (await client.value(options, {}, { token })).latestLink
    expect(await latest()).toBeNull()
    const { linkId } = await made({ name: 'Old' })
    const { linkId: newer } = await made({ name: 'New' })
    expect(await latest()).toMatchObject({ name: 'New' })
    await change({ linkId: newer, on: false })
    expect(await latest()).toMatchObject({ linkId, name: 'Old' })
  })

  test('stops with its agent’s suspension', async () => {
    const { code } = await made()
    client.server.sandbox.settings.change({ suspendedAgents: 'agent1' })
    expect(await isGood(code)).toBe(false)
    expect(await register('bagongtao', code)).toMatchObject({ code: 'INVALID_AFFILIATE_CODE' })
  })

  test('counts a visitor once a day', async () => {
    const { code } = await made()
    for (const visitor of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await isGood(code, visitor)
    expect((await list()).list[0]?.visits).toBe(2)
    clock.set('2026-11-21T01:00:00+08:00')
    await isGood(code, '203.0.113.7')
    expect((await list()).list[0]?.visits).toBe(3)
  })

  test('never gives more than the agent has by then', async () => {
    const { code } = await made({ rate: '1.05' }, 'agent2')
    const token = await client.logIn('agent1')
    const lower = { accountId: String(agentIds.second), rate: '1' }
    await client.call(contract.agentTeam.setRate, lower, { token })
    await register('bagongtao', code)
    const rate = Number((await detail(String(accountOf('bagongtao')?.id), 'agent2')).rate)
    const own = await client.value(contract.agentTeam.own, {}, { token: await client.logIn('agent2') })
    expect(rate).toBeLessThanOrEqual(Number(own.rate))
  })

  test.each<[string, Partial<LinkInput>, string]>([
    ['a rate above the agent’s own', { rate: '1.21' }, 'NEW_RATE_OUT_OF_BOUNDS'],
    ['a rate with five decimals', { rate: '0.50001' }, 'RATE_INVALID'],
    ['a negative rate', { rate: '-0.5' }, 'RATE_INVALID'],
    ['no rate', { rate: '' }, 'RATE_INVALID'],
    ['a name of 31 characters', { name: 'x'.repeat(31) }, 'LINK_NAME_INVALID'],
    ['a name in two lines', { name: 'a\nb' }, 'LINK_NAME_INVALID'],
    ['an end that isn’t offered', { days: 8 }, 'LINK_END_INVALID'],
    ['no uses at all', { maxUses: 0 }, 'LINK_USES_INVALID'],
    ['half a use', { maxUses: 1.5 }, 'LINK_USES_INVALID'],
    ['too many uses', { maxUses: 10_001 }, 'LINK_USES_INVALID'],
    ['no key', { requestKey: '' }, 'INVALID_INPUT'],
  ])('%s is refused, and nothing is made', async (_, input, code) => {
    expect(await make(input)).toMatchObject({ success: false, code })
    expect((await list()).total).toBe(0)
  })

  test('is made once for a key that is sent twice, and fifty are active at most', async () => {
    const first = await made({ requestKey: 'same' })
    expect(await made({ requestKey: 'same', name: 'Other' })).toEqual(first)
    for (let count = 2; count <= 50; count += 1) await made()
    expect(await make()).toMatchObject({ code: 'LINKS_FULL' })
    await change({ linkId: first.linkId, on: false })
    expect(await make()).toMatchObject({ success: true })
    expect(await change({ linkId: first.linkId, on: true })).toMatchObject({ code: 'LINKS_FULL' })
  })

  test.each(['0', '-1', '999', 'x', '1 OR 1=1', ''])(
    '%j of another agent or of nobody is unknown',
    async (id) => {
      const { linkId } = await made({}, 'agent2')
      for (const asked of [id, linkId])
        expect(await change({ linkId: asked, on: false })).toMatchObject({ code: 'LINK_UNKNOWN' })
      expect((await list('agent2')).list[0]?.state).toBe('active')
    },
  )

  test('that is over can be renamed and not switched', async () => {
    const { linkId } = await made({ days: 7 })
    clock.set('2026-12-20T00:00:00+08:00')
    expect(await change({ linkId, on: false })).toMatchObject({ code: 'LINK_OVER' })
    expect(await change({ linkId, name: 'Old' })).toMatchObject({ value: { name: 'Old', state: 'ended' } })
  })
})

describe('[AGT-02] an account made by hand', () => {
  const account = { username: 'kapitan7', password: 'Araw4471', kind: 'member', rate: '0.5' } as const
  const open = async (input: Partial<InputOf<typeof createAccount>> = {}, by = 'agent1') =>
    client.call(createAccount, { ...account, ...input }, { token: await client.logIn(by) })

  test('is below the agent at once, with its rate, and asks for a new password first', async () => {
    expect(await open()).toMatchObject({ value: { username: 'kapitan7', kind: 'member', rate: '0.5' } })
    expect(accountOf('kapitan7')).toMatchObject({ parentId: agentIds.top, firstLoginDue: 1 })
    const login = { type: 'username', username: 'kapitan7', password: 'Araw4471' } as const
    expect(await client.call(contract.session.login, login)).toMatchObject({
      value: { firstTimeLogin: true },
    })
    expect((await detail(String(accountOf('kapitan7')?.id))).rate).toBe('0.5')
  })

  test('sent again after a lost answer it is the same account; with another password it is taken', async () => {
    const first = await open()
    expect(await open()).toEqual(first)
    expect(await open({ password: 'Ibang4471' })).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await open({ rate: '1.1' })).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await open({ kind: 'agent' })).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await open({}, 'agent2')).toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  test.each<[string, Partial<InputOf<typeof createAccount>>, string]>([
    ['no name', { username: '' }, 'FIELD_REQUIRED'],
    ['a short name', { username: 'abc' }, 'FIELD_INVALID'],
    ['a name with signs', { username: '<b>name' }, 'FIELD_INVALID'],
    ['a name that is taken', { username: 'JUAN' }, 'USERNAME_TAKEN'],
    ['no password', { password: '' }, 'FIELD_REQUIRED'],
    ['a short password', { password: 'a1' }, 'FIELD_INVALID'],
    ['a rate above the agent’s own', { rate: '1.3' }, 'NEW_RATE_OUT_OF_BOUNDS'],
    ['a rate that is none', { rate: 'much' }, 'RATE_INVALID'],
  ])('%s is refused, and nothing is made', async (_, input, code) => {
    expect(await open(input)).toMatchObject({ success: false, code })
    expect(accountOf('kapitan7')).toBeUndefined()
  })

  test('fifty a day, and again the next day', async () => {
    const token = await client.logIn('agent1')
    for (let count = 1; count <= 50; count += 1)
      client.server.db.run(
        'INSERT INTO came_through VALUES (?, ?, NULL, ?)',
        90_000 + count,
        agentIds.top,
        clock.now(),
      )
    expect(await client.value(options, {}, { token })).toMatchObject({ accountsLeft: 0, accountsADay: 50 })
    expect(await open()).toMatchObject({ code: 'ACCOUNTS_OF_DAY' })
    clock.set('2026-11-21T00:00:00+08:00')
    expect(await open()).toMatchObject({ success: true })
  })
})
