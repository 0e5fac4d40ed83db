import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { addressProof, type ProofKind } from '#shared/contract/endpoints/session.ts'
import { googleCode } from '../security/google-code.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const login: InputOf<typeof contract.session.login> = {
  type: 'username',
  username: 'newip',
  password: 'Palaro123',
}
const logIn = (visitor?: string) =>
  client.call(contract.session.login, login, visitor === undefined ? {} : { visitor })

async function begin(): Promise<string> {
  return addressProof.parse((await logIn()).value).ticket
}

const prove = (ticket: string, kind: ProofKind, proof: string, visitor?: string) =>
  client.call(contract.session.verifyLogin, { ticket, kind, proof }, visitor === undefined ? {} : { visitor })

test('[AUTH-09] a right password from an address that is not known is refused with what would prove it', async () => {
  const refused = await logIn()
  expect(refused).toMatchObject({ success: false, code: 'ADDRESS_UNREGISTERED' })
  expect(addressProof.parse(refused.value)).toEqual({
    ticket: expect.stringMatching(/^lt_/),
    kinds: ['mobileNum', 'verificationCode', 'email', 'bankAccountName', 'googleCode'],
    mobile: '0918 ••• ••67',
    email: 'n•••@mail.example',
  })
})

test('a wrong password from there says nothing of it', async () => {
  const refused = await client.call(contract.session.login, { ...login, password: 'Wrong123' })
  expect(refused).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(refused.value).toBeUndefined()
})

const proofs: [ProofKind, (ticket: string) => string | Promise<string>][] = [
  ['mobileNum', () => '639181234567'],
  ['email', () => ' NewIP@mail.example '],
  ['bankAccountName', () => 'ligaya  m. ramos'],
  ['googleCode', () => googleCode('PALAROSANDBOX234', client.server.clock.now())],
  [
    'verificationCode',
    async (ticket) => {
      await client.value(contract.session.verifySms, { ticket })
      return client.server.sandbox.inbox.list('639181234567')[0]?.code ?? ''
    },
  ],
]

describe.each(proofs)('[AUTH-09] %s', (kind, proof) => {
  test('proves the login, whose address is known from then on', async () => {
    const ticket = await begin()
    const { value } = await prove(ticket, kind, await proof(ticket))
    expect(value).toMatchObject({ token: expect.stringMatching(/^ps_/), firstTimeLogin: false })
    expect(await logIn()).toMatchObject({ success: true })
    expect(await logIn('203.0.113.9')).toMatchObject({ code: 'ADDRESS_UNREGISTERED' })
  })

  test.each(['', 'x', '000000', 'juan@mail.example', "' OR 1=1 --", '639171234567', '٠١٢٣٤٥'])(
    'a wrong one (%j) is refused with a code of its own, and may be mended',
    async (wrong) => {
      const ticket = await begin()
      expect(await prove(ticket, kind, wrong)).toMatchObject({ success: false, code: 'WRONG_PROOF' })
      expect(await prove(ticket, kind, await proof(ticket))).toMatchObject({ success: true })
    },
  )
})

describe('a ticket is dead', () => {
  const dead = { success: false, code: 'TICKET_EXPIRED' }
  const right = (ticket: string, visitor?: string) => prove(ticket, 'email', 'newip@mail.example', visitor)

  test('once it was used', async () => {
    const ticket = await begin()
    expect(await right(ticket)).toMatchObject({ success: true })
    expect(await right(ticket)).toMatchObject(dead)
  })
  test('after ten minutes', async () => {
    const ticket = await begin()
    client.server.clock.advance(10 * 60_000 - 1000)
    expect(await prove(ticket, 'email', 'x@mail.example')).toMatchObject({ code: 'WRONG_PROOF' })
    client.server.clock.advance(1000)
    expect(await right(ticket)).toMatchObject(dead)
    expect(await client.call(contract.session.verifySms, { ticket })).toMatchObject(dead)
  })
  test('with the fifth wrong proof', async () => {
    const ticket = await begin()
    for (let tries = 0; tries < 4; tries++)
      expect(await prove(ticket, 'googleCode', '000000')).toMatchObject({ code: 'WRONG_PROOF' })
    expect(await prove(ticket, 'googleCode', '000000')).toMatchObject(dead)
    expect(await right(ticket)).toMatchObject(dead)
  })
  test('at another address than where it was begun', async () => {
    expect(await right(await begin(), '203.0.113.9')).toMatchObject(dead)
  })
  test('when the password has changed meanwhile', async () => {
    const ticket = await begin()
    await client.value(contract.member.forgotByEmail, { username: 'newip', email: 'newip@mail.example' })
    const password = client.server.sandbox.inbox.list('newip@mail.example')[0]?.code ?? ''
    await client.call(contract.session.login, { type: 'username', username: 'newip', password })
    expect(await right(ticket)).toMatchObject(dead)
  })
  test('when nobody ever had it', async () => {
    expect(await right('lt_made-up')).toMatchObject(dead)
  })
})

test('a login by SMS code proves the number, and makes the address known', async () => {
  const number = { mobileNum: '09181234567', countryDialingCode: '63' }
  await client.value(contract.session.loginSms, number)
  const verificationCode = client.server.sandbox.inbox.list('639181234567')[0]?.code ?? ''
  const bySms = await client.call(contract.session.login, { type: 'sms', ...number, verificationCode })
  expect(bySms).toMatchObject({ success: true })
  expect(await logIn()).toMatchObject({ success: true })
})

test('a login that is proved too late is not let in where the account may no more', async () => {
  const ticket = await begin()
  client.server.sandbox.settings.change({ agentSite: true })
  expect(await prove(ticket, 'email', 'newip@mail.example')).toMatchObject({ code: 'AGENTS_ONLY' })
})

test('a reset makes the address unknown again', async () => {
  await prove(await begin(), 'email', 'newip@mail.example')
  client.server.sandbox.reset()
  expect(await logIn()).toMatchObject({ code: 'ADDRESS_UNREGISTERED' })
})
