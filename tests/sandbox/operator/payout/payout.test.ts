import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { openTeller, pin, setPin } from '../withdrawals/test-teller.ts'

const { payout } = contract

let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
  await setPin(client, token)
})
afterEach(() => client.close())

type Account = { bankId?: string; number?: string; holder?: string; paymentPassword?: string }
const add = (account: Account = {}, as = token) =>
  client.call(
    payout.add,
    { bankId: 'gcash', number: '09171234567', paymentPassword: pin, ...account },
    { token: as },
  )
const list = async (as = token) => client.value(payout.accounts, { language: 'EN' }, { token: as })

test('[MBR-03] accounts are listed masked, the first one as the default', async () => {
  await add()
  await add({ bankId: 'bpi', number: '1234567890' })
  expect(await list()).toEqual({
    accounts: [
      {
        accountId: '1',
        bankId: 'gcash',
        bankName: 'GCash',
        kind: 'wallet',
        number: '0917 ••• ••67',
        holder: 'J••• D••• C•••',
        isDefault: true,
        usableFrom: null,
      },
      expect.objectContaining({ bankName: 'BPI', kind: 'bank', number: '•••• 7890', isDefault: false }),
    ],
    most: 5,
    holder: 'J••• D••• C•••',
  })
})

test.each([
  ['gcash', '', 'PAYOUT_NUMBER_INVALID'],
  ['gcash', '0917 123 4567', 'PAYOUT_NUMBER_INVALID'],
  ['gcash', '+639171234567', 'PAYOUT_NUMBER_INVALID'],
  ['gcash', '08171234567', 'PAYOUT_NUMBER_INVALID'],
  ['maya', '0917123456', 'PAYOUT_NUMBER_INVALID'],
  ['bpi', '123456789', 'PAYOUT_NUMBER_INVALID'],
  ['bpi', '12345678901', 'PAYOUT_NUMBER_INVALID'],
  ['bpi', '1234 5678 90', 'PAYOUT_NUMBER_INVALID'],
  ['bpi', '12345678x0', 'PAYOUT_NUMBER_INVALID'],
  ['bpi', '１２３４５６７８９０', 'PAYOUT_NUMBER_INVALID'],
  ['nobank', '1234567890', 'PAYOUT_BANK_GONE'],
])('[MBR-03] %s with the number "%s" is refused with %s', async (bankId, number, code) => {
  expect(await add({ bankId, number })).toMatchObject({ success: false, code })
  expect((await list()).accounts).toEqual([])
})

test('[MBR-03] each number is once in an account, and in one account only', async () => {
  expect(await add()).toMatchObject({ success: true })
  expect(await add()).toMatchObject({ code: 'PAYOUT_OWN' })
  // The same number at another wallet is another account.
  expect(await add({ bankId: 'maya' })).toMatchObject({ success: true })
  const rico = await client.logIn('rico')
  await setPin(client, rico)
  expect(await add({}, rico)).toMatchObject({ code: 'PAYOUT_TAKEN' })
  expect((await list(rico)).accounts).toEqual([])
})

test('[MBR-03] five are the most', async () => {
  for (let digit = 1; digit <= 5; digit += 1)
    expect(await add({ number: `0917000000${digit}` })).toMatchObject({ success: true })
  expect(await add({ number: '09170000009' })).toMatchObject({ code: 'PAYOUT_FULL' })
})

test('[MBR-03] the holder is the member: another name is refused, and a first one stays', async () => {
  expect(await add({ holder: 'Pedro Cruz' })).toMatchObject({ code: 'PAYOUT_HOLDER_OTHER' })
  expect(await add({ holder: ' juan  DELA cruz ' })).toMatchObject({ success: true })

  const sms = await client.logIn('sms')
  await setPin(client, sms)
  const other = { number: '09190000001' }
  expect(await list(sms)).toMatchObject({ holder: null })
  for (const holder of [undefined, '', '  ', 'X', '12345', '<b>Ana</b>', 'A'.repeat(81)])
    expect(await add({ ...other, ...(holder !== undefined && { holder }) }, sms)).toMatchObject({
      code: 'PAYOUT_HOLDER_INVALID',
    })
  expect(await add({ ...other, holder: "María  O'Brien-Santos Jr." }, sms)).toMatchObject({ success: true })
  expect(client.server.sandbox.members.byUsername('sms')?.realName).toBe("María O'Brien-Santos Jr.")
  expect(await add({ number: '09190000002', holder: 'Ana Santos' }, sms)).toMatchObject({
    code: 'PAYOUT_HOLDER_OTHER',
  })
})

test('[MBR-03] adding and removing need the payment password; a wrong one changes nothing', async () => {
  expect(await add({ paymentPassword: '000001' })).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' })
  await add()
  const remove = (paymentPassword: string) =>
    client.call(payout.remove, { accountId: '1', paymentPassword }, { token })
  expect(await remove('000001')).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' })
  expect((await list()).accounts).toHaveLength(1)
  expect(await remove(pin)).toMatchObject({ success: true })
  expect((await list()).accounts).toEqual([])
  expect(await remove(pin)).toMatchObject({ code: 'PAYOUT_GONE' })
  // It is free again.
  expect(await add()).toMatchObject({ success: true })
})

test('[MBR-03] the default is one, and passes on when it is removed', async () => {
  for (const number of ['09170000001', '09170000002', '09170000003']) await add({ number })
  const setDefault = (accountId: string, as = token) =>
    client.call(payout.setDefault, { accountId }, { token: as })
  const defaults = async () =>
    (await list()).accounts.filter(({ isDefault }) => isDefault).map(({ accountId }) => accountId)
  expect(await setDefault('3')).toMatchObject({ success: true })
  expect(await defaults()).toEqual(['3'])
  expect(await setDefault('3', await client.logIn('rico'))).toMatchObject({ code: 'PAYOUT_GONE' })
  await client.value(payout.remove, { accountId: '3', paymentPassword: pin }, { token })
  expect(await defaults()).toEqual(['1'])
})

test('[MBR-03] one that a withdrawal is on its way to stays', async () => {
  const teller = await openTeller()
  const orderId = await teller.withdraw()
  const remove = () =>
    teller.client.call(
      payout.remove,
      { accountId: teller.accountId, paymentPassword: pin },
      { token: teller.token },
    )
  expect(await remove()).toMatchObject({ code: 'PAYOUT_IN_USE' })
  teller.clock.advance(10_000)
  await teller.answer({ orderId, received: true })
  expect(await remove()).toMatchObject({ success: true })
  expect(await teller.order(orderId)).toMatchObject({ bankName: 'GCash', number: '0917 ••• ••67' })
  teller.client.close()
})

test('[GRD-02] a demo account can add none', async () => {
  const { token: demo = '' } = await client.value(contract.session.freePlay, {
    os: 'linux',
    platform: 'W',
    random: 'x',
    gatewayVersion: 3,
  })
  expect(await add({}, demo)).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
})
