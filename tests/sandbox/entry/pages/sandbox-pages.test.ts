import { afterEach, beforeEach, expect, test } from 'vitest'
import { definitions } from '#sandbox/operator/settings/definitions.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../testing/test-client.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const page = async (path: string) => (await client.fetch(`/__sandbox/${path}`)).text()

test('the merchant page has a control for every setting, in a group', async () => {
  const groups = (await page('merchant')).match(/<fieldset>.*?<\/fieldset>/gs) ?? []
  const grouped = groups.flatMap((group) =>
    [...group.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name),
  )
  expect(grouped.toSorted()).toEqual(Object.keys(definitions).toSorted())
})

test('what the merchant page saves holds, and a reset takes it back', async () => {
  const post = (path: string, fields: Record<string, string>) =>
    client.fetch(`/__sandbox/merchant/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const shown = Object.entries(definitions).flatMap(([key, { kind, initial }]): [string, string][] =>
    kind === 'toggle' ? (initial ? [[key, 'on']] : []) : [[key, initial]],
  )
  await post('settings', { ...Object.fromEntries(shown), smsFails: 'on', smsMinutes: '5' })
  const { settings } = client.server.sandbox
  expect(settings.values).toMatchObject({ smsFails: true, smsMinutes: '5', singleWallet: true })
  await post('reset', {})
  expect(settings.values).toMatchObject({ smsFails: false, smsMinutes: '1' })
})

test.each([
  ['EN', 'How can we help?'],
  ['TY', 'Paano kami makakatulong?'],
  ['JA', 'ご用件をお聞かせください'],
])('customer service looks like the operator’s, in %s', async (language, hello) => {
  const support = await page(`support?language=${language}`)
  expect(support).toContain(hello)
  expect(support).toContain('mailto:help@palaro.example')
  expect(support).toContain('href="/feedback"')
  expect(support).not.toContain('sandbox</strong>')
  const font = await client.fetch('/__sandbox/fonts/text-latin.woff2')
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect((await client.fetch('/__sandbox/fonts/main.ts')).status).toBe(404)
})

test('the inbox shows codes, emails and authenticator codes, as text', async () => {
  await client.value(contract.session.loginSms, { mobileNum: '9191234567', countryDialingCode: '63' })
  await client.value(contract.member.forgotByEmail, { username: 'juan', email: 'juan@mail.example' })
  client.server.sandbox.inbox.send({
    channel: 'email',
    recipient: '<b>x</b>',
    subject: 'Hostile',
    body: '<script>alert(1)</script>',
  })
  const inbox = await page('inbox')
  const codes = client.server.sandbox.inbox.list().map(({ code }) => code ?? '')
  expect(codes.filter((code) => !inbox.includes(`<td class="code">${code}</td>`))).toEqual([])
  expect(inbox).toMatch(/<td>newip<\/td><td class="code">\d{6}<\/td>/)
  expect(inbox).not.toContain('<script>')
})
