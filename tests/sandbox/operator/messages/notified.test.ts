import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { paymentProof, setPaymentPassword } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import { reviewTakes } from '../promotions/applications.ts'
import { standingClock } from '../records/test-rounds.ts'

const clock = standingClock('2026-11-22T10:00:00+08:00')
const paymentPassword = '740213'
let client: TestClient
let token: string
beforeEach(async () => {
  clock.reset()
  client = new TestClient({ clock })
  client.server.db.run('DELETE FROM messages')
  token = await client.logIn('juan')
})
afterEach(() => client.close())

async function told(of = token) {
  const first = { pageNo: 1, pageSize: 20, language: 'EN' }
  const { list } = await client.value(contract.messages.list, first, { token: of })
  return list.map(({ title, body, topic }) => ({ title, body, topic }))
}

/** Orders a withdrawal to a new e-wallet. Returns the order's id. */
async function withdraw(): Promise<string> {
  await setPaymentPassword(client, token, paymentPassword)
  const account = { bankId: 'gcash', number: '09171234567', paymentPassword }
  const { accountId } = await client.value(contract.payout.add, account, { token })
  const check = { paymentPassword, purpose: 'withdraw' } as const
  const { checkToken } = await client.value(contract.paymentPassword.check, check, { token })
  const order = { accountId, amount: '100.00', fee: '0.00', checkToken }
  return (await client.value(contract.withdrawals.request, order, { token, key: 'told' })).orderId
}

test('[MBR-12] a withdrawal is told once it is paid, a new payout account at once', async () => {
  const orderId = await withdraw()
  expect(await told()).toEqual([
    {
      title: 'A payout account was added',
      body: expect.stringMatching(/^GCash 0917 ••• ••67\n/),
      topic: 'security',
    },
  ])
  clock.advance(60_000)
  expect((await told())[0]).toEqual({
    title: 'Withdrawal paid: ₱100.00',
    body: `Please tell us whether it has arrived.\nOrder: ${orderId}`,
    topic: 'money',
  })
  expect(await told()).toHaveLength(2)
  const first = { pageNo: 1, pageSize: 1, language: 'EN' }
  const { list } = await client.value(contract.messages.list, first, { token })
  expect(list[0]?.link?.path).toBe(`/?member=withdraw&member.order=${orderId}`)
})

test('[MBR-12] a withdrawal that isn’t paid tells that the money is back', async () => {
  client.server.sandbox.settings.change({ withdrawalOutcome: 'rejected' })
  await withdraw()
  clock.advance(60_000)
  expect((await told())[0]).toMatchObject({
    title: 'Withdrawal not paid: ₱100.00',
    body: expect.stringContaining('back in your balance'),
  })
})

test.each([
  ['approve', 'Application accepted'],
  ['reject', 'Application rejected'],
] as const)('[MBR-12] the review of an application is told: %s', async (promotionReview, title) => {
  client.server.sandbox.settings.change({ promotionReview })
  const picture = { bytes: pngOf(64, 64).buffer, type: 'image/png' } as const
  const { pictureId } = await client.value(contract.uploads.picture, picture, { token })
  const application = { promotionId: 'share', remark: '', pictures: [pictureId], requestKey: 'told' }
  await client.value(contract.promotions.apply, application, { token })
  expect(await told()).toEqual([])
  clock.advance(reviewTakes)
  expect(await told()).toMatchObject([{ title, topic: 'money' }])
})

test('[MBR-12] who receives a transfer is told, with the masked sender and the remark', async () => {
  const transfer = {
    to: 'upline',
    amount: '100.00',
    remark: 'Salamat',
    ...(await paymentProof(client, token, 'transfer')),
  } as const
  await client.value(contract.transfers.send, transfer, { token, key: 'told' })
  expect(await told()).toEqual([])
  const upline = client.server.sandbox.members.byId(1)?.parentId ?? 0
  const rows = client.server.db.all('SELECT kind, fill FROM messages WHERE account_id = ?', upline)
  expect(rows).toEqual([
    {
      kind: 'transferReceived',
      fill: JSON.stringify({ amount: { money: 100_00 }, name: 'ju***n', remark: 'Salamat' }),
    },
  ])
})

test('[MBR-12] a replaced payment password and a new contact are told, without a secret', async () => {
  await setPaymentPassword(client, token, paymentPassword)
  expect(await told()).toEqual([])
  const change = { oldPaymentPassword: paymentPassword, paymentPassword: '862040' }
  await client.value(contract.paymentPassword.change, change, { token })
  const contact = { kind: 'email', email: 'bago@mail.example' } as const
  await client.value(contract.contacts.newCode, contact, { token })
  const code = client.server.sandbox.inbox.list(contact.email)[0]?.code ?? ''
  await client.value(contract.contacts.bind, { ...contact, code, paymentPassword: '862040' }, { token })
  const messages = await told()
  expect(messages.map(({ title }) => title)).toEqual([
    'Your mobile number or email was changed',
    'Your payment password was changed',
  ])
  expect(JSON.stringify(messages)).not.toMatch(/862040|740213|bago@mail/)
})
