import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { profileInput } from '#sandbox/entry/testing/test-profile.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { identityAllowsDeposit, identityTakes } from './identity-checks.ts'

const { identity, member, profile } = contract

let client: TestClient
let token: string
beforeAll(() => {
  client = new TestClient()
})
beforeEach(async () => {
  client.server.sandbox.reset({ data: true })
  client.server.sandbox.settings.change({ identityCheck: true })
  token = await client.logIn('juan')
  await fillIn(token)
})
afterAll(() => client.close())

const fillIn = (session: string) =>
  client.value(profile.save, profileInput({ birthday: '1994-08-12' }), { token: session })
let side = 0
/** Uploads a picture. Each has another size, so that no two are equal. */
const upload = (session = token, size = 400 + (side += 1)) => uploadPicture(client, session, [size, size])
const documents = async (
  session = token,
  rest: Partial<InputOf<typeof identity.submit>> = {},
): Promise<InputOf<typeof identity.submit>> => ({
  document: 'passport',
  number: 'P1234567A',
  pictures: { front: await upload(session), selfie: await upload(session) },
  ...rest,
})
const check = (session = token) => client.value(identity.check, {}, { token: session })
const allowed = (username = 'juan') => {
  const { sandbox } = client.server
  const found = sandbox.members.byUsername(username)
  return found && identityAllowsDeposit(sandbox, found)
}
const submit = async (rest: Partial<InputOf<typeof identity.submit>> = {}) =>
  client.call(identity.submit, await documents(token, rest), { token })
const decide = () => client.server.clock.advance(identityTakes)

describe('[RSG-05] the identity check', () => {
  test('isn’t there while the merchant doesn’t ask for it', async () => {
    client.server.sandbox.settings.change({ identityCheck: false })
    expect(await check()).toMatchObject({ required: false, state: 'none' })
    expect(await submit()).toMatchObject({ code: 'IDENTITY_OFF' })
    expect(allowed()).toBe(true)
    expect((await client.value(member.info, {}, { token })).identityVerified).toBe(true)
  })

  test('goes from none through review to verified, by the clock; only then deposits are allowed', async () => {
    const verified = async () => (await client.value(member.info, {}, { token })).identityVerified
    expect([allowed(), await verified()]).toEqual([false, false])
    const sent = client.server.clock.now()
    expect(await submit()).toMatchObject({ value: { state: 'review', document: 'passport' } })
    client.server.clock.advance(identityTakes - 60_000)
    expect(await check()).toMatchObject({ state: 'review', decided: null })
    expect(allowed()).toBe(false)
    client.server.clock.advance(60_000)
    expect(await check()).toMatchObject({ state: 'verified', reason: null })
    expect((await check()).decided).toBeGreaterThanOrEqual(sent + identityTakes)
    expect([allowed(), await verified()]).toEqual([true, true])
  })

  test('a deposit is refused until it is passed', async () => {
    const order = { channelId: 'gcash', amount: '500.00' }
    const deposit = (key: string) => client.call(contract.cashier.deposit, order, { token, key })
    expect(await deposit('before')).toMatchObject({ code: 'IDENTITY_REQUIRED' })
    await submit()
    expect(await deposit('review')).toMatchObject({ code: 'IDENTITY_REQUIRED' })
    decide()
    expect(await deposit('after')).toMatchObject({ success: true })
  })

  test('documents are sent once until they are decided, and not again once verified', async () => {
    await submit()
    expect(await submit()).toMatchObject({ code: 'IDENTITY_SENT' })
    decide()
    expect(await submit()).toMatchObject({ code: 'IDENTITY_SENT' })
  })

  test('pictures too small to read are rejected, and can be sent again', async () => {
    const small = { front: await upload(token, 120), selfie: await upload() }
    await submit({ pictures: small })
    decide()
    expect(await check()).toMatchObject({ state: 'rejected', reason: 'unreadable' })
    expect(allowed()).toBe(false)
    expect(await submit()).toMatchObject({ value: { state: 'review', reason: null } })
    decide()
    expect((await check()).state).toBe('verified')
  })

  test('the same picture twice is rejected', async () => {
    await submit({ pictures: { front: await upload(token, 700), selfie: await upload(token, 700) } })
    decide()
    expect(await check()).toMatchObject({ state: 'rejected', reason: 'samePicture' })
  })

  test('a document verifies one account', async () => {
    await submit()
    decide()
    await check()
    const rico = await client.logIn('rico')
    await fillIn(rico)
    const same = await documents(rico, { number: 'p 1234567-a' })
    await client.value(identity.submit, same, { token: rico })
    decide()
    expect(await check(rico)).toMatchObject({ state: 'rejected', reason: 'used' })
    expect(allowed('rico')).toBe(false)
  })

  test.each([
    [{ number: '12' }, 'IDENTITY_NUMBER'],
    [{ document: 'umid', number: 'P1234567A' }, 'IDENTITY_NUMBER'],
    [{ document: 'nationalId', number: '1234-5678-9012-3456' }, 'IDENTITY_PICTURES'],
    [{ pictures: { front: 'x', selfie: 'x' } }, 'IDENTITY_PICTURES'],
    [{ pictures: { front: '', selfie: 'y' } }, 'IDENTITY_PICTURES'],
    [{ pictures: { front: 'x', selfie: 'y' } }, 'PICTURE_GONE'],
  ] as const)('%j is refused with %s', async (rest, code) => {
    expect(await submit(rest)).toMatchObject({ code })
    expect((await check()).state).toBe('none')
  })

  test('another member’s pictures, and those of an earlier check, can’t be sent', async () => {
    const rico = await client.logIn('rico')
    const foreign = { front: await upload(rico), selfie: await upload(rico) }
    expect(await submit({ pictures: foreign })).toMatchObject({ code: 'PICTURE_GONE' })
    const used = { front: await upload(token, 100), selfie: await upload() }
    await submit({ pictures: used })
    decide()
    expect(await submit({ pictures: used })).toMatchObject({ code: 'PICTURE_GONE' })
  })

  test('needs real name and birthday', async () => {
    token = await client.logIn('rico')
    expect((await check()).detailsComplete).toBe(false)
    expect(await submit()).toMatchObject({ code: 'IDENTITY_DETAILS' })
    await fillIn(token)
    expect((await check()).detailsComplete).toBe(true)
  })

  test('is closed to demo accounts', async () => {
    token = await client.logIn('demo')
    expect(await submit()).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  })
})
