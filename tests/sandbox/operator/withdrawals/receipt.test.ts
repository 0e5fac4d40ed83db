import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { openTeller } from './test-teller.ts'

const minute = 60_000

let teller: Awaited<ReturnType<typeof openTeller>>
let orderId: string
beforeEach(async () => {
  teller = await openTeller()
  orderId = await teller.withdraw()
  teller.clock.advance(4000)
})
afterEach(() => teller.client.close())

const picture = (token = teller.token) => uploadPicture(teller.client, token)
const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => picture()))

test('[MBR-06] "received" closes the order, once, whatever comes later', async () => {
  const before = await teller.balance()
  const closed = teller.clock.now()
  expect(await teller.answer({ orderId, received: true })).toMatchObject({
    value: { state: 'received', receipt: 'member', closed, answerBy: null },
  })
  teller.clock.advance(60 * minute)
  expect(await teller.answer({ orderId, received: true })).toMatchObject({ value: { closed } })
  const late = { orderId, received: false, pictures: [await picture()] }
  expect(await teller.answer(late)).toMatchObject({ code: 'WITHDRAWAL_ANSWERED' })
  expect(await teller.balance()).toBe(before)
})

test('[MBR-06] "not received" with proof is checked, then paid again with a new deadline', async () => {
  const proof = await pictures(3)
  const report = { orderId, received: false, pictures: proof, remark: '  Not in my history  ' }
  const time = teller.clock.now()
  const answered = await teller.answer(report)
  expect(answered).toMatchObject({
    value: {
      state: 'disputed',
      report: { time, pictures: 3, remark: 'Not in my history' },
      answerBy: null,
    },
  })
  // A second press or a lost answer.
  expect(await teller.answer(report)).toEqual(answered)
  teller.clock.advance(minute)
  expect(await teller.order(orderId)).toMatchObject({
    state: 'paid',
    paidAgain: true,
    paid: time + minute,
    answerBy: time + 31 * minute,
    report: { pictures: 3 },
  })
  expect(await teller.answer({ orderId, received: true })).toMatchObject({ value: { receipt: 'member' } })
})

test('[MBR-06] a report that proves wrong ends as a forced receipt, and nothing is returned', async () => {
  teller.client.server.sandbox.settings.change({ withdrawalDispute: 'received' })
  const before = await teller.balance()
  await teller.answer({ orderId, received: false, pictures: await pictures(1) })
  teller.clock.advance(60 * minute)
  expect(await teller.order(orderId)).toMatchObject({ state: 'received', receipt: 'forced' })
  expect(await teller.balance()).toBe(before)
})

test('[MBR-06] while a report is checked no deadline runs', async () => {
  teller.clock.advance(30 * minute - 1)
  await teller.answer({ orderId, received: false, pictures: await pictures(1) })
  teller.clock.advance(2)
  expect(await teller.order(orderId)).toMatchObject({ state: 'disputed' })
})

test('[MBR-13] proof is one to three of the member’s own pictures, each once; a remark has 140 characters', async () => {
  const report = (with_: string[], remark = '') =>
    teller.answer({ orderId, received: false, pictures: with_, remark })
  const [first = '', ...more] = await pictures(4)
  expect(await report([])).toMatchObject({ code: 'WITHDRAWAL_PROOF' })
  expect(await report([first, ...more])).toMatchObject({ code: 'WITHDRAWAL_PROOF' })
  expect(await report(['no-such-picture'])).toMatchObject({ code: 'PICTURE_GONE' })
  expect(await report([await picture(await teller.client.logIn('rico'))])).toMatchObject({
    code: 'PICTURE_GONE',
  })
  expect(await report([first], 'x'.repeat(141))).toMatchObject({ code: 'REMARK_TOO_LONG' })
  expect(await teller.order(orderId)).toMatchObject({ state: 'paid' })
  expect(await report([first, first], '😀'.repeat(140))).toMatchObject({ value: { report: { pictures: 1 } } })
})

test('[MBR-06] only the member is asked, and only about an order that was paid', async () => {
  const { client } = teller
  const rico = await client.logIn('rico')
  const answer = { orderId, received: true }
  expect(await client.call(contract.withdrawals.answer, answer, { token: rico })).toMatchObject({
    code: 'WITHDRAWAL_GONE',
  })
  const early = await teller.withdraw()
  expect(await teller.answer({ orderId: early, received: true })).toMatchObject({
    code: 'WITHDRAWAL_ANSWERED',
  })
})
