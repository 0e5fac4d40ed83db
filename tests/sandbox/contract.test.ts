import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { addressProof } from '#shared/contract/endpoints/session.ts'
import { type CallOptions, TestClient } from './test-client.ts'
import { testInputs } from './test-inputs.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

/** Inputs that contain something only another call or the inbox can provide. */
const made: Record<string, (token: string) => Promise<object>> = {
  'session.verifyLogin': async () => ({ ticket: await ticket(), kind: 'email', proof: 'newip@mail.example' }),
  'session.verifySms': async () => ({ ticket: await ticket() }),
  'member.registerMobile': async () => {
    await client.value(contract.session.registerSms, { countryDialingCode: '63', mobileNo: '09203334444' })
    return { ...testInputs['member.registerMobile'], verificationCode: codeTo('639203334444') }
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
    return { ...testInputs['games.fbSportsLaunch'], vassalage, gameCode, roomId }
  },
  'member.resetByPhone': async () => {
    const number = { mobileNum: '09191234567', countryDialingCode: '63' }
    await client.value(contract.session.loginSms, { ...number, purpose: 'password' })
    return { ...number, newPassword: 'Mabuhay8', verificationCode: codeTo('639191234567') }
  },
  'records.bet': async (token) => {
    const round = { sessionId: await client.play(token), roundId: 'contract-round' }
    await client.wallet('bet', { ...round, txId: 'contract-bet', amount: '1.00' })
    const now = client.server.clock.now()
    const all = { from: now - 1000, to: now + 1, language: 'EN', pageNo: 1, pageSize: 15 }
    const { list } = await client.value(contract.records.bets, all, { token })
    return { betId: list[0]?.betId ?? '', language: 'EN' }
  },
  'points.redeem': async (token) => ({ itemId: '301', quantity: 1, ...(await checkedForPoints(token)) }),
  'points.convert': async (token) => ({ points: 1000, ...(await checkedForPoints(token)) }),
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
const checkedForPoints = (token: string) =>
  client.value(contract.member.passwordCheck, { password: 'Palaro123', purpose: 'points' }, { token })
const codeTo = (mobile: string) => client.server.sandbox.inbox.list(mobile)[0]?.code

/** Ticket of a login from an unknown address. */
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
    const input = (await made[id]?.(token ?? '')) ?? testInputs[id] ?? {}
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
      const { status } = await client.send(endpoint, testInputs[id] ?? {}, { token })
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
