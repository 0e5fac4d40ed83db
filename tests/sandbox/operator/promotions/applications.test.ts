import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { auditLedger } from '../ledger/audit.ts'
import { reviewTakes } from './applications.ts'

const { promotions, points } = contract

let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterEach(() => client.close())

const upload = (as = token) => uploadPicture(client, as)
const share = async (more: object = {}) => ({
  promotionId: 'share',
  remark: 'Jackpot sa Golden Carabao',
  pictures: [await upload()],
  requestKey: crypto.randomUUID(),
  ...more,
})
const list = (promotionId = 'share') =>
  client.value(promotions.applications, { promotionId, language: 'EN' }, { token })
const review = () => client.server.clock.advance(reviewTakes)

test('[PRO-01] an application is reviewed, issued, claimed, and paid once', async () => {
  const sent = await client.value(promotions.apply, await share(), { token })
  expect(sent).toMatchObject({ state: 'applying', amount: '58.00', decidedTime: null, claimedTime: null })
  const claim = { applicationId: sent.applicationId }
  expect(await client.call(promotions.claim, claim, { token, key: 'early' })).toMatchObject({
    code: 'CLAIM_GONE',
  })
  review()
  expect((await list()).list).toMatchObject([{ state: 'issued', remark: 'Jackpot sa Golden Carabao' }])
  const before = await client.balance(token)
  const paid = await client.value(promotions.claim, claim, { token, key: 'claim-1' })
  expect(paid.state).toBe('claimed')
  expect(Number(await client.balance(token)) - Number(before)).toBeCloseTo(58)
  expect(await client.call(promotions.claim, claim, { token, key: 'claim-2' })).toMatchObject({
    code: 'CLAIM_GONE',
  })
  expect(await client.value(promotions.claimOutcome, { idempotencyKey: 'claim-1' }, { token })).toEqual({
    order: paid,
  })
  expect((await client.value(promotions.states, { platform: 'web' }, { token })).list[0]).toEqual({
    promotionId: 'share',
    state: 'claimed',
  })
  expect(auditLedger(client.server.db)).toMatchObject({ balanced: true, total: 0 })
})

test('[PRO-01] an application is in process from halfway through its review', async () => {
  const state = async () =>
    (await client.value(promotions.states, { platform: 'web' }, { token })).list.find(
      ({ promotionId }) => promotionId === 'share',
    )?.state
  await client.value(promotions.apply, await share(), { token })
  client.server.clock.advance(reviewTakes / 2 - 2000)
  expect(await state()).toBe('applying')
  client.server.clock.advance(2000)
  expect(await state()).toBe('process')
  client.server.clock.advance(reviewTakes / 2)
  expect(await state()).toBe('issued')
})

test('[PRO-01] a rejected application says why, and doesn’t count towards the week', async () => {
  client.server.sandbox.settings.change({ promotionReview: 'reject' })
  await client.value(promotions.apply, await share(), { token })
  expect((await list()).left).toBe(2)
  review()
  const { list: found, left } = await list()
  expect(found).toMatchObject([{ state: 'rejected', reason: expect.stringContaining('picture') }])
  expect(left).toBe(3)
  expect(
    await client.call(
      promotions.claim,
      { applicationId: found[0]?.applicationId ?? '' },
      { token, key: 'k' },
    ),
  ).toMatchObject({ code: 'CLAIM_GONE' })
})

test('[PRO-01] points from the wheel go to the points, not to the wallet, and never change', async () => {
  const input = {
    promotionId: 'zalo',
    remark: '',
    pictures: [],
    contact: '+63 917 123 4567',
    requestKey: 'z',
  }
  await client.value(promotions.apply, input, { token })
  review()
  const [issued] = (await list('zalo')).list
  expect(issued).toMatchObject({ state: 'issued', amount: null })
  expect(issued?.points).toBeGreaterThanOrEqual(1000)
  expect(issued?.points).toBeLessThanOrEqual(131_000)
  expect((await list('zalo')).list[0]).toEqual(issued)
  const before = (await client.value(points.balance, {}, { token })).points
  const wallet = await client.balance(token)
  await client.value(promotions.claim, { applicationId: issued?.applicationId ?? '' }, { token, key: 'k' })
  expect((await client.value(points.balance, {}, { token })).points).toBe(before + (issued?.points ?? 0))
  expect(await client.balance(token)).toBe(wallet)
})

test('[PRO-01] so many a week, and again from Sunday in Manila', async () => {
  for (let count = 0; count < 3; count++) await client.value(promotions.apply, await share(), { token })
  expect(await client.call(promotions.apply, await share(), { token })).toMatchObject({
    code: 'PROMOTION_WEEK_FULL',
  })
  const { left, weekEnds } = await list()
  expect(left).toBe(0)
  expect(new Date(weekEnds).toISOString()).toMatch(/T16:00:00.000Z$/)
  expect(new Date(weekEnds).getUTCDay()).toBe(6)
  client.server.clock.advance(weekEnds - client.server.clock.now() - 60_000)
  token = await client.logIn('juan')
  expect((await list()).left).toBe(0)
  client.server.clock.advance(60_000)
  expect((await list()).left).toBe(3)
  expect(weekEnds - client.server.clock.now()).toBeLessThan(7 * dayLength)
})

test('[PRO-01] the same key is the same application', async () => {
  const input = await share()
  const first = await client.value(promotions.apply, input, { token })
  expect(await client.value(promotions.apply, input, { token })).toEqual(first)
  expect((await list()).list).toHaveLength(1)
})

test.each([
  ['a remark of 141 characters', { remark: 'á'.repeat(141) }, 'REMARK_TOO_LONG'],
  ['no picture where one must prove it', { pictures: [] }, 'PICTURES_REQUIRED'],
  ['four pictures', { pictures: ['a', 'b', 'c', 'd'] }, 'PICTURES_REQUIRED'],
  ['a picture that isn’t there', { pictures: ['nobody’s'] }, 'PICTURE_GONE'],
  ['a promotion that is over', { promotionId: 'mall' }, 'PROMOTION_CLOSED'],
  ['one that isn’t applied for', { promotionId: 'fish' }, 'PROMOTION_CLOSED'],
  ['one that doesn’t exist', { promotionId: 'x' }, 'PROMOTION_CLOSED'],
  ['no number where a messenger is needed', { promotionId: 'zalo', pictures: [] }, 'CONTACT_REQUIRED'],
  ['words as a number', { promotionId: 'zalo', pictures: [], contact: 'tawagan mo' }, 'CONTACT_REQUIRED'],
  ['no key', { requestKey: '' }, 'INVALID_INPUT'],
])('[PRO-01][MBR-13] %s is refused', async (_, more, code) => {
  expect(await client.call(promotions.apply, await share(more), { token })).toMatchObject({ code })
  expect((await list()).list).toEqual([])
})

test('[PRO-01] another’s picture, application and claim are out of reach; a demo account can’t apply', async () => {
  const rico = await client.logIn('rico')
  const stolen = await share({ pictures: [await upload(rico)] })
  expect(await client.call(promotions.apply, stolen, { token })).toMatchObject({ code: 'PICTURE_GONE' })
  const { applicationId } = await client.value(promotions.apply, await share(), { token })
  review()
  await list()
  expect(await client.call(promotions.claim, { applicationId }, { token: rico, key: 'k' })).toMatchObject({
    code: 'CLAIM_GONE',
  })
  expect(
    await client.call(promotions.apply, await share(), { token: await client.logIn('demo') }),
  ).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
})
