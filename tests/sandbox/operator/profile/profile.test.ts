import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { profileInput } from '#sandbox/entry/testing/test-profile.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { latestBirthday } from '#shared/domain/profile-check.ts'

const { profile, member } = contract

let client: TestClient
let token: string
beforeAll(() => {
  client = new TestClient()
})
beforeEach(async () => {
  client.server.sandbox.reset({ data: true })
  token = await client.logIn('juan')
})
afterAll(() => client.close())

const own = () => client.value(profile.own, {}, { token })
const save = (filled: Parameters<typeof profileInput>[0]) =>
  client.call(profile.save, profileInput(filled), { token })
const youngest = () => latestBirthday(isoDay(client.server.clock.now()), 18)

describe('[MBR-03] the profile', () => {
  test('starts with the name that registration asked for, masked', async () => {
    expect(await own()).toEqual({
      nickname: null,
      realName: 'J••• D••• C•••',
      birthday: null,
      nationality: null,
      address: null,
      occupation: null,
      incomeSource: null,
      telegram: null,
      zalo: null,
      memberSince: expect.any(Number),
    })
  })

  test('is saved trimmed, can be emptied again, and its nickname is in the member’s info', async () => {
    const filled = {
      nickname: ' Juan ng Cubao ',
      address: '14 Kalayaan Avenue',
      occupation: 'nurse',
      incomeSource: 'salary',
      telegram: '@juan_qc',
      zalo: '09171234567',
    }
    await client.value(profile.save, profileInput(filled), { token })
    expect(await own()).toMatchObject({ ...filled, nickname: 'Juan ng Cubao', zalo: '09171234567' })
    expect((await client.value(member.info, {}, { token })).nickname).toBe('Juan ng Cubao')
    await client.value(profile.save, profileInput(), { token })
    expect(await own()).toMatchObject({ nickname: null, address: null, zalo: null })
  })

  test.each([
    ['nickname', 'x'],
    ['nickname', 'a  b'],
    ['nickname', '<b>hi</b>'],
    ['nickname', 'a'.repeat(21)],
    ['address', 'a'.repeat(201)],
    ['occupation', 'astronaut'],
    ['incomeSource', 'luck'],
    ['telegram', 'no'],
    ['telegram', 'with space'],
    ['zalo', '0917 123-4567'],
    ['zalo', '091712'],
    ['nationality', 'XX'],
    ['nationality', 'ph'],
    ['birthday', '1994-02-30'],
    ['birthday', '12.08.1994'],
    ['birthday', '1899-12-31'],
  ] as const)('%s can’t be %j', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ code: 'PROFILE_INVALID', value: { field } })
  })

  test('players are 18: on the birthday itself, not a day before', async () => {
    const [year = '', ...rest] = youngest().split('-')
    const tooYoung = [String(Number(year) + 1), ...rest].join('-')
    expect(await save({ birthday: tooYoung })).toMatchObject({ code: 'PROFILE_INVALID' })
    expect(await save({ birthday: youngest() })).toMatchObject({ success: true })
  })

  test('real name, birthday and nationality are set once; the same again is no change', async () => {
    const once = { birthday: '1994-08-12', nationality: 'PH' }
    expect(await save(once)).toMatchObject({ success: true })
    expect(await save(once)).toMatchObject({ success: true })
    expect(await save({})).toMatchObject({ success: true })
    expect(await own()).toMatchObject(once)
    for (const [field, value] of [
      ['birthday', '1990-01-01'],
      ['nationality', 'SG'],
      ['realName', 'Pedro Penduko'],
    ] as const)
      expect(await save({ [field]: value })).toMatchObject({ code: 'PROFILE_FIXED', value: { field } })
    expect(await own()).toMatchObject({ ...once, realName: 'J••• D••• C•••' })
  })

  test('a real name that isn’t known yet is taken', async () => {
    token = await client.logIn('sms')
    await client.value(profile.save, profileInput({ realName: '  Sara   Mendoza-Sy ' }), { token })
    expect((await own()).realName).toBe('S••• M•••')
    expect(client.server.sandbox.members.byUsername('sms')?.realName).toBe('Sara Mendoza-Sy')
  })

  test('a nickname belongs to one member, and nobody is called what another logs in as', async () => {
    await client.value(profile.save, profileInput({ nickname: 'Bituin' }), { token })
    const other = await client.logIn('rico')
    for (const nickname of ['bituin', 'BITUIN', 'juan', 'agent1'])
      expect(await client.call(profile.save, profileInput({ nickname }), { token: other })).toMatchObject({
        code: 'NICKNAME_TAKEN',
        value: { field: 'nickname' },
      })
    expect(await save({ nickname: 'BITUIN' })).toMatchObject({ success: true })
    expect(await save({ nickname: 'juan' })).toMatchObject({ success: true })
  })

  test('a demo account has none to change', async () => {
    token = await client.logIn('demo')
    expect(await save({ nickname: 'Demo Dan' })).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
    expect(await client.call(profile.setAvatar, { kind: 'none' }, { token })).toMatchObject({
      code: 'DEMO_NOT_ALLOWED',
    })
  })

  test('the lists are in the member’s language', async () => {
    const nurse = async (language: string) =>
      (await client.value(profile.choices, { language }, { token })).occupations.find(
        ({ id }) => id === 'nurse',
      )?.name
    expect(await nurse('EN')).toBe('Nurse or carer')
    expect(await nurse('CN')).toBe('护士或护工')
  })
})

describe('[MBR-03] the avatar', () => {
  const avatarUrl = async () => (await client.value(member.avatar, {}, { token })).url
  const upload = (session = token) => uploadPicture(client, session)

  test('a drawn one, or none', async () => {
    const { avatars } = await client.value(profile.choices, { language: 'EN' }, { token })
    expect(avatars).toContainEqual({ name: 'Tala', url: '/avatars/Tala.svg' })
    expect(await client.value(profile.setAvatar, { kind: 'drawn', name: 'Tala' }, { token })).toEqual({
      url: '/avatars/Tala.svg',
    })
    expect(await avatarUrl()).toBe('/avatars/Tala.svg')
    await client.value(profile.setAvatar, { kind: 'none' }, { token })
    expect(await avatarUrl()).toBeNull()
    expect(await client.call(profile.setAvatar, { kind: 'drawn', name: 'own:1' }, { token })).toMatchObject({
      code: 'PROFILE_INVALID',
    })
  })

  test('an own picture is shown to everybody from then on, and no other upload is', async () => {
    const pictureId = await upload()
    expect((await client.fetch(`/cdn/a/faces/${pictureId}`)).status).toBe(404)
    const set = () => client.value(profile.setAvatar, { kind: 'own', pictureId }, { token })
    expect(await set()).toEqual({ url: `/faces/${pictureId}` })
    // The answer may have been lost.
    expect(await set()).toEqual({ url: `/faces/${pictureId}` })
    const shown = await client.fetch(`/cdn/a${await avatarUrl()}`)
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    await client.value(profile.setAvatar, { kind: 'none' }, { token })
    expect((await client.fetch(`/cdn/a/faces/${pictureId}`)).status).toBe(404)
  })

  test('nobody takes another’s picture', async () => {
    const pictureId = await upload(await client.logIn('rico'))
    for (const id of [pictureId, 'no-such-picture'])
      expect(await client.call(profile.setAvatar, { kind: 'own', pictureId: id }, { token })).toMatchObject({
        code: 'PICTURE_GONE',
      })
  })
})

test.each([
  ['juan', 'Bay Club', ['Silver']],
  ['rico', 'Horizon Club', ['Diamond']],
  ['agent1', 'Sunset Club', ['Gold', 'Agent']],
  ['expired', undefined, []],
])('[MBR-16] club and labels of %s', async (username, club, labels) => {
  const info = await client.value(member.info, {}, { token: await client.logIn(username) })
  expect(info.clubLabel?.labelName).toBe(club)
  expect(info.memberLabel?.map(({ labelName }) => labelName)).toEqual(labels)
})
