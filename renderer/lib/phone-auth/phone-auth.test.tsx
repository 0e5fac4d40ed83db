import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import type { CheckSubject } from '#shared/domain/person-check.ts'
import { sendByFirebase } from './firebase.ts'
import { createPhoneAuth } from './phone-auth.ts'
import { solveRecaptcha } from './recaptcha.ts'

/** A modal like the site's: an open native dialog. */
function OpenDialog({ children }: { children: ReactNode }) {
  return <dialog ref={(dialog) => dialog?.showModal()}>{children}</dialog>
}

const number = '+639191234567'
const wordsOf = (work: Promise<unknown> | undefined) =>
  Promise.resolve(work).then(
    () => 'no error',
    (error: unknown) => (error instanceof UserFacingError ? error.words : error),
  )

afterEach(() => {
  delete window.grecaptcha
  vi.unstubAllGlobals()
})

test('[SMS-05] where the gateway sends the codes there is no provider', () => {
  expect(createPhoneAuth({ kind: 'gateway' })).toBeUndefined()
})

test('[SMS-05] the sandbox’s provider proves a number by its one code', async () => {
  const auth = createPhoneAuth({ kind: 'sandbox' })
  const verification = await auth?.send(number)
  await expect(verification?.confirm(' 123456 ')).resolves.toBe(`sandbox-phone:${number}`)
  await expect(wordsOf(verification?.confirm('654321'))).resolves.toMatch(/code is wrong/)
  await expect(wordsOf(verification?.confirm(' '))).resolves.toMatch(/Enter the code/)
  await expect(wordsOf(auth?.send('0919'))).resolves.toMatch(/isn’t in the right format/)
})

describe('[SMS-05] Firebase', () => {
  const sent: { path: string; body: unknown }[] = []

  /** Answers the provider's three calls. A Response is returned as it is. */
  function network(answers: Record<string, () => unknown>) {
    sent.length = 0
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(input)
      const path = pathname.replace('/v1/', '')
      expect(searchParams.get('key')).toBe('api-key')
      sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      const answer = await answers[path]?.()
      return answer instanceof Response ? answer : Response.json(answer)
    })
  }
  const good = {
    recaptchaParams: () => ({ recaptchaSiteKey: 'site-key' }),
    'accounts:sendVerificationCode': () => ({ sessionInfo: 'session-1' }),
    'accounts:signInWithPhoneNumber': () => ({ idToken: 'id-token-1', phoneNumber: number }),
  }
  const refused = (message: string, status = 400) =>
    Response.json({ error: { code: status, message } }, { status })
  const send = () => sendByFirebase(number, { apiKey: 'api-key' }, (key) => Promise.resolve(`solved ${key}`))

  test('the code is sent after its reCAPTCHA, and the code typed becomes the token', async () => {
    network(good)
    const verification = await send()
    await expect(verification.confirm(' 123456 ')).resolves.toBe('id-token-1')
    expect(sent).toEqual([
      { path: 'recaptchaParams', body: undefined },
      {
        path: 'accounts:sendVerificationCode',
        body: { phoneNumber: number, recaptchaToken: 'solved site-key' },
      },
      { path: 'accounts:signInWithPhoneNumber', body: { sessionInfo: 'session-1', code: '123456' } },
    ])
  })

  test('[DSK-01] on the desktop the reCAPTCHA is solved where Google lets it', async () => {
    network(good)
    const asked: CheckSubject[] = []
    const auth = createPhoneAuth({ kind: 'firebase', apiKey: 'api-key' }, (subject) => {
      asked.push(subject)
      return Promise.resolve({ proved: true, token: 'solved elsewhere' })
    })
    await auth?.send(number)
    expect(asked).toEqual([{ check: 'recaptcha', siteKey: 'site-key' }])
    expect(sent[1]?.body).toEqual({ phoneNumber: number, recaptchaToken: 'solved elsewhere' })
  })

  test.each([
    ['load', /didn’t load/],
    ['cancelled', /window was closed/],
    ['timeout', /captcha failed/],
  ] as const)(
    '[DSK-01] a reCAPTCHA that gave no proof there (%s) has a message of its own',
    async (why, words) => {
      network(good)
      const auth = createPhoneAuth({ kind: 'firebase', apiKey: 'api-key' }, () =>
        Promise.resolve({ proved: false, why }),
      )
      await expect(wordsOf(auth?.send(number) ?? Promise.reject(new Error('none')))).resolves.toMatch(words)
      expect(sent).toHaveLength(1)
    },
  )

  test.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', /isn’t in the right format/],
    ['MISSING_PHONE_NUMBER', /Enter a valid phone number/],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', /Try again in 5 minutes/],
    ['CAPTCHA_CHECK_FAILED : Hostname match not found', /captcha failed/],
    ['QUOTA_EXCEEDED', /can’t send more codes/],
    ['OPERATION_NOT_ALLOWED', /isn’t available here/],
    ['SOMETHING_NEW', /Something went wrong/],
  ])('sending that is refused with %s has a message of its own', async (code, words) => {
    network({ ...good, 'accounts:sendVerificationCode': () => refused(code) })
    await expect(wordsOf(send())).resolves.toMatch(words)
  })

  test.each([
    ['INVALID_CODE', /code is wrong/],
    ['SESSION_EXPIRED', /has expired/],
  ])('a code that is refused with %s has a message of its own', async (code, words) => {
    network({ ...good, 'accounts:signInWithPhoneNumber': () => refused(code) })
    await expect(wordsOf((await send()).confirm('1'))).resolves.toMatch(words)
  })

  test('an empty code is refused without a call', async () => {
    network(good)
    await expect(wordsOf((await send()).confirm('  '))).resolves.toMatch(/Enter the code/)
    expect(sent).toHaveLength(2)
  })

  test.each<[string, () => unknown, RegExp]>([
    [
      'a broken connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /couldn’t reach the phone check/,
    ],
    ['HTML', () => new Response('<h1>Hi</h1>'), /Something went wrong/],
    ['a bare 429', () => new Response('', { status: 429 }), /Try again in 5 minutes/],
    ['a bare 500', () => new Response('', { status: 500 }), /Something went wrong/],
    ['nothing in it', () => ({}), /Something went wrong/],
    ['wrong types', () => ({ sessionInfo: 7 }), /Something went wrong/],
  ])('%s ends with a message for the person', async (_, answer, words) => {
    network({ ...good, 'accounts:sendVerificationCode': answer })
    await expect(wordsOf(send())).resolves.toMatch(words)
  })
})

describe('[SMS-05] its reCAPTCHA', () => {
  const scriptOf = (execute: string) =>
    URL.createObjectURL(
      new Blob(
        [
          `window.grecaptcha = {
            ready(callback) { setTimeout(callback, 5) },
            render(container, options) { window.recaptcha = options; return 1 },
            execute() {
              const options = window.recaptcha
              const challenge = document.createElement('div')
              challenge.id = 'challenge'
              challenge.style.visibility = 'hidden'
              const frame = document.createElement('iframe')
              frame.src = location.origin + '/recaptcha/api2/bframe'
              challenge.append(frame)
              document.body.append(challenge)
              const show = (shown) => { challenge.style.visibility = shown ? 'visible' : 'hidden' }
              ${execute}
            },
          }`,
        ],
        { type: 'text/javascript' },
      ),
    )
  afterEach(() => document.querySelector('#challenge')?.remove())
  const solve = (execute: string, timeout = 5000) =>
    solveRecaptcha('site-key', { address: scriptOf(execute), timeout })

  test('usually needs no interaction, and isn’t seen', async () => {
    await expect(solve(`setTimeout(() => options.callback('solved'), 10)`)).resolves.toBe('solved')
  })

  test('hides the open dialog during its challenge, and shows it again as it was', async () => {
    const screen = await render(
      <OpenDialog>
        <input aria-label="Mobile number" />
      </OpenDialog>,
    )
    const field = screen.getByLabelText('Mobile number')
    await field.fill('0919')
    const modal = () => document.querySelector('dialog')?.matches(':modal')
    const asked = solve(
      `show(true); window.addEventListener('solve', () => { options.callback('solved'); show(false) })`,
    )
    await expect.poll(modal).toBe(false)
    await expect.element(field).toBeVisible()
    window.dispatchEvent(new Event('solve'))
    await expect(asked).resolves.toBe('solved')
    await expect.poll(modal).toBe(true)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('0919')
  })

  test('ends the login with a message when its challenge is closed', async () => {
    await expect(wordsOf(solve(`show(true); setTimeout(() => show(false), 50)`))).resolves.toMatch(
      /window was closed too early/,
    )
  })

  test.each([
    ['an error', `options['error-callback']()`],
    ['what it throws', `throw new Error('no')`],
  ])('fails with the captcha’s message after %s', async (_, execute) => {
    await expect(wordsOf(solve(execute))).resolves.toMatch(/captcha failed/)
  })

  test('fails with the captcha’s message when it doesn’t answer in time', async () => {
    await expect(wordsOf(solve('', 30))).resolves.toMatch(/captcha failed/)
  })
})
