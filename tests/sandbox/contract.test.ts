import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { addressProof } from '#shared/contract/endpoints/session.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import { type CallOptions, TestClient } from './test-client.ts'
import { newcomer } from './test-registration.ts'

/** An input for every endpoint that a signed-in player's call is granted with. */
const listing = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 15 }
const favourite = { nodeId: '1001', vendor: 'JL', gameType: 'RNG' }
const inputs: Record<string, object> = {
  'system.permission': { host: '127.0.0.1' },
  'system.status': { host: '127.0.0.1' },
  'system.whitelabel': { platform: 'web', language: 'EN' },
  'system.routers': { language: 'EN' },
  'system.announcements': { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' },
  'system.helpCenter': { lang: 'EN', device: 'WEB' },
  'session.login': { type: 'username', username: 'juan', password: 'Palaro123' },
  'session.freePlay': { os: 'linux', platform: 'W', random: 'txet-modnar', gatewayVersion: 3 },
  'session.loginSms': { mobileNum: '09191234567', countryDialingCode: '63' },
  'session.registerSms': { countryDialingCode: '63', mobileNo: '09201112222' },
  'member.register': newcomer('bagongsali'),
  'member.registerMobile': {
    ...newcomer('bagongmobile'),
    mobileNum: '09203334444',
    countryDialingCode: '63',
  },
  'member.affiliate': { code: 'AGENT2', domain: '127.0.0.1' },
  'member.forgotByEmail': { username: 'rico', email: 'rico@mail.example' },
  'member.passwordCheck': { password: 'Palaro123', purpose: 'password' },
  'member.updateLanguage': { language: 'TY' },
  'games.menus': { language: 'EN' },
  'games.vendors': { merchantCode: 'palaro', language: 'EN' },
  'games.list': { ...listing, channel: 'WEB', merchant: 'palaro', gameType: 'RNG', minLineNum: 0 },
  'games.hot': { merchantCode: 'palaro', isPlatform: 2, platform: 'W', language: 'EN' },
  'games.popular': { count: 20, prizeMode: 'Lott', device: 'WEB', language: 'EN' },
  'games.recent': listing,
  'games.favourites': { ...listing, gameType: 'RNG' },
  'games.addFavourite': favourite,
  'games.removeFavourite': favourite,
  'games.detail': { vassalage: 'JL', nodeId: '1001', language: 'EN' },
  'games.subGames': { vassalage: 'KW', nodeId: '1051', language: 'EN' },
  'games.launch': {
    vassalage: 'JL',
    gameCode: 'JL-1001',
    gameType: 'RNG',
    platform: 'W',
    device: 'WEB',
    language: 'EN',
    lobbyUrl: 'http://127.0.0.1:4310/',
    depositUrl: 'http://127.0.0.1:4310/deposit',
  },
  'games.fbSportsLaunch': {
    platform: 'W',
    device: 'WEB',
    language: 'EN',
    lobbyUrl: 'http://127.0.0.1:4310/',
    depositUrl: 'http://127.0.0.1:4310/deposit',
  },
  'games.rooms': { language: 'EN' },
  'games.lobbyLaunch': {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: 'Lott',
    lottoView: 'lobby',
    device: 'WEB',
    backUrl: 'http://127.0.0.1:4310/',
    language: 'EN',
  },
  'games.winners': { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
  'lottery.menu': { prizeMode: 'SEA', device: 'WEB', language: 'EN' },
  'lottery.recent': { prizeMode: 'SEA', device: 'WEB', language: 'EN' },
  'lottery.latest': { prizeMode: 'SEA', device: 'WEB', language: 'EN' },
  'promotions.list': { language: 'EN', platform: 'W' },
  'promotions.states': { platform: 'W' },
  'feedback.picture': { bytes: pngOf(64, 64).buffer, type: 'image/png' },
  'feedback.send': { kind: 'problem', content: 'The wheel did not spin', requestKey: 'contract-feedback' },
  'chat.url': { b2c: 1, title: 'Palaro chat', language: 'EN', headerColor: '#1f1b3a' },
  'cashier.deposit': { channelId: 'gcash', amount: '500.00' },
  'cashier.depositOrder': { idempotencyKey: 'contract-deposit' },
  'points.items': { language: 'EN' },
  'rankings.top': { kind: 'bet', period: 'month' },
  'rankings.own': { kind: 'deposit', period: 'today' },
}

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

/** What an endpoint needs that only another call or the inbox has. */
const made: Record<string, (token: string) => Promise<object>> = {
  'session.verifyLogin': async () => ({ ticket: await ticket(), kind: 'email', proof: 'newip@mail.example' }),
  'session.verifySms': async () => ({ ticket: await ticket() }),
  'member.registerMobile': async () => {
    await client.value(contract.session.registerSms, { countryDialingCode: '63', mobileNo: '09203334444' })
    return { ...inputs['member.registerMobile'], verificationCode: codeTo('639203334444') }
  },
  'lottery.opened': async () => {
    const { menus } = await client.value(contract.lottery.menu, {
      prizeMode: 'SEA',
      device: 'WEB',
      language: 'EN',
    })
    return { gameCode: menus[0]?.gameMenus[0]?.gameCode ?? '', count: 100, language: 'EN' }
  },
  'games.roomLaunch': async () => {
    const { list } = await client.value(contract.games.rooms, { language: 'EN' })
    const free = list.find(({ players, seats }) => !seats || players < seats)
    const { vassalage = '', gameCode = '', roomId = '' } = free ?? {}
    return { ...inputs['games.fbSportsLaunch'], vassalage, gameCode, roomId }
  },
  'member.resetByPhone': async () => {
    const number = { mobileNum: '09191234567', countryDialingCode: '63' }
    await client.value(contract.session.loginSms, { ...number, purpose: 'password' })
    return { ...number, newPassword: 'Mabuhay8', verificationCode: codeTo('639191234567') }
  },
  'member.changePassword': async (token) => ({
    oldPassword: 'Palaro123',
    newPassword: 'Mabuhay8',
    confirmNewPassword: 'Mabuhay8',
    ...(await client.value(
      contract.member.passwordCheck,
      { password: 'Palaro123', purpose: 'password' },
      { token },
    )),
  }),
}
const codeTo = (mobile: string) => client.server.sandbox.inbox.list(mobile)[0]?.code

/** Of a login from an address that isn't known. */
async function ticket(): Promise<string> {
  client.server.db.run('DELETE FROM known_addresses')
  const login = { type: 'username', username: 'newip', password: 'Palaro123' } as const
  const { value } = await client.call(contract.session.login, login)
  return addressProof.parse(value).ticket
}

describe('[NET-01] the sandbox answers every endpoint as the contract says', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    client.server.sandbox.reset()
    const token = endpoint.auth === 'required' ? await client.logIn('juan') : undefined
    const options: CallOptions = { token, ...(endpoint.movesMoney && { key: 'contract-deposit' }) }
    const input = (await made[id]?.(token ?? '')) ?? inputs[id] ?? {}
    const response = await client.send(endpoint, input, options)
    const envelope = z.parse(
      z.object({ success: z.boolean(), value: z.optional(z.unknown()) }),
      await response.json(),
    )
    expect({ id, status: response.status, success: envelope.success }).toEqual({
      id,
      status: 200,
      success: true,
    })
    expect(z.safeParse(endpoint.value, envelope.value).error?.issues).toBeUndefined()
  })
})

describe('[GRD-04] the sandbox asks for the session where the contract says so, and nowhere else', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    for (const token of [undefined, 'ps_no-such-session']) {
      const { status } = await client.send(endpoint, inputs[id] ?? {}, { token })
      expect(status === 401).toBe(endpoint.auth === 'required')
    }
  })
})

test('[GRD-04] a token where it does not belong is put on record', async () => {
  const { calls } = client.server.sandbox
  const token = await client.logIn('juan')
  calls.clear()
  await client.send(contract.member.balance, {}, { token })
  await client.send(contract.games.menus, { language: 'EN' })
  expect(calls.violations).toEqual([])
  expect(calls.counts).toEqual({ 'member.balance': 1, 'games.menus': 1 })

  await client.send(contract.games.menus, { language: 'EN' }, { token })
  await client.send(contract.member.balance, {})
  await client.fetch(`/rng?session=${token}`)
  expect(calls.violations.map(({ kind }) => kind)).toEqual(['tokenOnOpenCall', 'tokenMissing', 'tokenInUrl'])
})

test('an unknown path is answered with an envelope', async () => {
  const response = await client.fetch('/wps/no/such/call')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})

test('an input that does not fit is refused with the name of its field', async () => {
  const response = await client.fetch('/lgw/games/popular?count=many&prizeMode=Lott&device=WEB&language=EN')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('count'),
  })
})
