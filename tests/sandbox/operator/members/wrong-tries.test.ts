import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const [stranger, owner] = ['203.0.113.7', '203.0.113.8']
type Try = { username?: string; password?: string; captcha?: string; captchaId?: string; visitor?: string }
const logIn = ({ visitor = stranger, ...input }: Try) =>
  client.call(
    contract.session.login,
    { type: 'username', username: 'juan', password: 'Wrong123', ...input },
    { visitor },
  )
const captcha = (visitor: string) => client.value(contract.system.captcha, {}, { visitor })
const answerOf = (id: string | undefined) =>
  client.server.db.get<{ answer: string }>('SELECT answer FROM captchas WHERE id = ?', id ?? '')?.answer ?? ''

describe('[AUTH-09] wrong passwords of strangers', () => {
  test('close the login to them, and to nobody elsewhere', async () => {
    const live = await client.logIn('juan')
    for (let tries = 0; tries < 5; tries++) await logIn(client.solved())
    expect(await logIn({ password: 'Palaro123' })).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect(await logIn({ password: 'Palaro123', visitor: owner })).toMatchObject({ success: true })
    expect((await client.send(contract.member.info, {}, { token: live })).status).toBe(200)
  })

  test('from many addresses ask everybody for a captcha, which opens the login', async () => {
    for (let n = 0; n < 10; n++) await logIn({ visitor: `198.51.100.${n}` })
    expect(await logIn({ password: 'Palaro123', visitor: owner })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    const solved = client.solved()
    expect(await logIn({ password: 'Palaro123', visitor: owner, ...solved })).toMatchObject({ success: true })
  })

  test('are forgotten after a day', async () => {
    for (let tries = 0; tries < 4; tries++) await logIn(client.solved())
    client.server.clock.advance(24 * 60 * 60_000)
    expect((await logIn({})).value).toBeUndefined()
  })
})

test('[AUTH-09] a name that nobody has is answered like one that somebody has, try after try', async () => {
  const answers = async (username: string) => {
    const seen: unknown[] = []
    for (let tries = 0; tries < 7; tries++) {
      const { code, message, value } = await logIn({ username, ...(tries !== 3 && client.solved()) })
      seen.push([code, message, Object.keys(value ?? {}), code === 'ACCOUNT_LOCKED' && value])
    }
    return seen
  }
  const known = await answers('juan')
  expect(new Set(known.map(String)).size).toBeGreaterThan(2)
  expect(await answers('nobody77')).toEqual(known)
  expect(await answers('locked')).toEqual(known)
})

describe('[AUTH-06] a captcha', () => {
  const needed = async () => {
    for (let tries = 0; tries < 3; tries++) await logIn({})
  }
  const right = { password: 'Palaro123' }

  test('is its own tab’s: another one that was asked for later spoils nothing', async () => {
    await needed()
    const [mine, others] = [await captcha(stranger), await captcha(stranger)]
    const solved = { captcha: answerOf(mine.id), captchaId: mine.id ?? '' }
    expect(await logIn({ ...right, ...solved })).toMatchObject({ success: true })
    expect(answerOf(others.id)).toMatch(/^\d{4}$/)
  })

  test('is good once, for its visitor, under its id, for five minutes', async () => {
    await needed()
    const refused = { code: 'WRONG_CAPTCHA' }
    const solve = async (visitor: string) => {
      const { id = '' } = await captcha(visitor)
      return { captcha: answerOf(id), captchaId: id }
    }
    expect(await logIn({ ...right, ...(await solve(owner)) })).toMatchObject(refused)
    const late = await solve(stranger)
    client.server.clock.advance(5 * 60_000)
    expect(await logIn({ ...right, ...late })).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  })

  test('without its id answers nothing, however many stand open', async () => {
    await needed()
    for (let n = 0; n < 30; n++) await captcha(stranger)
    const { captcha: answer } = client.solved()
    expect(await logIn({ ...right, captcha: answer })).toMatchObject({ code: 'WRONG_CAPTCHA' })
  })

  test('that is wrong counts like a wrong password', async () => {
    await needed()
    const guess = async () => logIn({ ...right, captcha: '0000', captchaId: client.solved().captchaId })
    expect(await guess()).toMatchObject({ code: 'WRONG_CAPTCHA' })
    expect(await guess()).toMatchObject({ code: 'ACCOUNT_LOCKED', value: { minutes: 5 } })
  })

  test('is used up by a try', async () => {
    await needed()
    const solved = client.solved()
    await logIn({ ...solved, captcha: '0000' })
    expect(await logIn({ ...right, ...solved })).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect(answerOf(solved.captchaId)).toBe('')
  })
})
