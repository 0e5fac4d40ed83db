import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { addressProof } from '#shared/contract/endpoints/session.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

/** Tables that grow with the number of accounts and their activity. */
const big = /SCAN (?:accounts|sessions|messages|codes|code_requests|known_addresses|login_tickets|ledger)\b/

test('with 50,000 accounts none of the ways in looks through them one by one', async () => {
  const statements = new Set<string>()
  const { db } = client.server
  for (const name of ['get', 'all', 'run'] as const) {
    const method = db[name].bind(db)
    Object.assign(db, {
      [name]: (sql: string, ...parameters: []) => {
        statements.add(sql)
        return method(sql, ...parameters)
      },
    })
  }

  const { session, member } = contract
  const number = { mobileNum: '9191234567', countryDialingCode: '63' }
  const login = (username: string, password: string) =>
    client.call(session.login, { type: 'username', username, password })
  const newest = (recipient: string) => client.server.sandbox.inbox.list(recipient)[0]?.code ?? ''
  await login('juan', 'Wrong123')
  const token = await client.logIn('juan')
  const { ticket } = addressProof.parse((await login('newip', 'Palaro123')).value)
  await client.value(session.verifySms, { ticket })
  await client.value(session.verifyLogin, { ticket, kind: 'verificationCode', proof: newest('639181234567') })
  await client.value(session.loginSms, { ...number, purpose: 'password' })
  const reset = { ...number, newPassword: 'Mabuhay8', verificationCode: newest('639191234567') }
  await client.value(member.resetByPhone, reset)
  await client.value(member.forgotByEmail, { username: 'rico', email: 'rico@mail.example' })
  await client.value(member.affiliate, { code: 'AGENT2', domain: 'd' })
  const { checkToken } = await client.value(
    member.passwordCheck,
    { password: 'Palaro123', purpose: 'password' },
    { token },
  )
  const change = { oldPassword: 'Palaro123', newPassword: 'Mabuhay8', confirmNewPassword: 'Mabuhay8' }
  await client.value(member.changePassword, { ...change, checkToken }, { token })
  await client.fetch('/__sandbox/inbox')

  const scans = [...statements].flatMap((sql) =>
    db
      .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .filter(({ detail }) => big.test(detail) && !detail.includes('USING'))
      .map(({ detail }) => `${detail}: ${sql}`),
  )
  expect(statements.size).toBeGreaterThan(25)
  expect(scans).toEqual([])
})
