import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
beforeEach(() => client.server.sandbox.reset())
afterAll(() => client.close())

const { member } = contract
const change = (values: object) => client.server.sandbox.settings.change(values)

test.each([
  ['dailySalary', ['dailysalreqtype'], ['contractmrdailysalinfotype', 'dailysalinfotype']],
  ['hourlySalary', ['contracthoursalreq'], ['contracthoursalinfo']],
  ['realtimeSalary', ['realtimesalreqtype'], ['realtimesalinfotype']],
  ['contractDividend', ['divtypereq'], ['contractmrdailysalinfotype', 'divtypeinfo']],
])('[BOOT-12] [BOOT-06] an agent’s funds say what %s switches', async (key, requests, infos) => {
  const token = await client.logIn('agent2')
  const all = await client.value(member.consolidated, {}, { token })
  const on = (value: object) => Object.keys(value).filter((name) => Reflect.get(value, name) === true)
  expect(on(all)).toHaveLength(4)
  expect(on(all.info)).toHaveLength(5)
  change({ [key]: false })
  const less = await client.value(member.consolidated, {}, { token })
  expect(on(all).filter((name) => !on(less).includes(name))).toEqual(requests)
  expect(on(all.info).filter((name) => !on(less.info).includes(name))).toEqual(infos)
})

test('[BOOT-06] an agent whose contract has no hourly salary isn’t said to have one', async () => {
  const token = await client.logIn('agent42')
  const { info, ...requests } = await client.value(member.consolidated, {}, { token })
  expect(requests).toEqual({
    dailysalreqtype: true,
    divtypereq: true,
    contracthoursalreq: false,
    realtimesalreqtype: true,
  })
  expect(info).toMatchObject({
    contracthoursalinfo: false,
    dailysalinfotype: true,
    realtimesalinfotype: true,
  })
})

test.each(['juan', 'demo'])('%s, who is no agent, has no salary and no contract', async (username) => {
  const token = await client.logIn(username)
  const { info, ...requests } = await client.value(member.consolidated, {}, { token })
  expect([...Object.values(info), ...Object.values(requests)].every((flag) => flag === false)).toBe(true)
})

test('[BOOT-12] one wallet, or one for each vendor', async () => {
  const token = await client.logIn('juan')
  expect(await client.value(member.merchantWallet, {}, { token })).toEqual({ isSingle: true, wallets: [] })
  change({ singleWallet: false })
  const { isSingle, wallets } = await client.value(member.merchantWallet, {}, { token })
  expect(isSingle).toBe(false)
  expect(wallets[0]).toEqual({ vassalage: 'MAIN', displayName: 'Main', balance: '12480.75' })
  expect(wallets).toContainEqual({
    vassalage: 'JL',
    displayName: 'Kidlat',
    balance: '0.00',
    icon: '/vendors/JL.svg',
    isHot: true,
    open: true,
  })
})

test.each([
  ['juan', '/avatars/player-1.svg', { url: '/levels/silver.svg', label: 'Silver' }],
  ['rico', '/avatars/player-2.svg', { url: '/levels/diamond.svg', label: 'Diamond' }],
  ['expired', '/avatars/player-23.svg', { url: null }],
  ['demo', null, { url: null }],
])('[BOOT-12] the pictures of %s', async (username, avatar, icon) => {
  const token = await client.logIn(username)
  expect(await client.value(member.avatar, {}, { token })).toEqual({ url: avatar })
  expect(await client.value(member.icon, {}, { token })).toEqual(icon)
})

test.each(['/avatars/player-1.svg', '/levels/bronze.svg', '/levels/diamond.svg'])(
  '%s is drawn',
  async (url) => {
    const drawn = await client.fetch(`/cdn/a${url}`)
    expect([drawn.status, (await drawn.text()).slice(0, 5)]).toEqual([200, '<svg '])
  },
)

test('a level that nobody has is no picture', async () => {
  expect((await client.fetch('/cdn/a/levels/platinum.svg')).status).toBe(404)
})
