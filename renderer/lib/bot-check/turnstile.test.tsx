import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { gameIsCovered, useOverlays } from '#lib/overlay/overlay-store.ts'
import type { PersonCheck } from '#lib/platform/platform.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { botToken } from './bot-check.ts'
import { type TurnstileOptions, turnstileToken } from './turnstile.ts'

/** URL of a stand-in for the provider's script that behaves as `body` says. Replaces what comes over the network. */
const scriptOf = (body: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `window.turnstile = {
          render(container, options) {
            window.asked = options
            container.textContent = 'Verify you are human'
            ${body}
            return 'widget-1'
          },
          remove(widget) { window.removed = widget },
        }`,
      ],
      { type: 'text/javascript' },
    ),
  )

/** A modal like the site's: an open native dialog. */
function OpenDialog({ children }: { children: ReactNode }) {
  return <dialog ref={(dialog) => dialog?.showModal()}>{children}</dialog>
}

declare global {
  interface Window {
    asked?: { sitekey: string; action: string; callback: (token: string) => void }
    removed?: string
  }
}

afterEach(() => {
  for (const left of document.querySelectorAll('body > dialog')) left.remove()
  delete window.turnstile
  delete window.asked
  delete window.removed
})

const ask = (body: string, options: Partial<TurnstileOptions> = {}) =>
  turnstileToken('login', { siteKey: 'site-key-1', address: scriptOf(body), ...options })
const wordsOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (error: unknown) => (error instanceof UserFacingError ? error.words : error),
  )
const place = () => document.querySelector<HTMLDialogElement>('body > dialog')

test('[AUTH-01] an unseen check returns a proof for the site key and the action, and removes its widget', async () => {
  const asked = ask('')
  await expect.poll(place).not.toBeNull()
  expect(place()?.open).toBe(false)
  expect(place()?.inert).toBe(true)
  window.asked?.callback('token-1')
  await expect(asked).resolves.toBe('token-1')
  expect(window.asked).toMatchObject({ sitekey: 'site-key-1', action: 'login' })
  expect(window.removed).toBe('widget-1')
  expect(place()).toBeNull()
})

test('[AUTH-01] where the person is needed, a dialog opens above the one that is open', async () => {
  const screen = await render(
    <OpenDialog>
      <input aria-label="Username" />
    </OpenDialog>,
  )
  await screen.getByLabelText('Username').click()
  const asked = ask(`options['before-interactive-callback']()`)
  const check = screen.getByRole('dialog', { name: 'Quick security check' })
  await expect.element(check).toBeVisible()
  await expect.element(check).toMatchTextContent('Verify you are human')
  await expect.element(check.getByRole('heading')).toHaveFocus()
  expect(gameIsCovered(useOverlays.getState())).toBe(true)
  window.asked?.callback('token-2')
  await expect(asked).resolves.toBe('token-2')
  await expect.element(check).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Username')).toHaveFocus()
  expect(gameIsCovered(useOverlays.getState())).toBe(false)
})

test.each([
  ['its button', () => userEvent.click(place()?.querySelector('button') ?? document.body)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('[AUTH-01] the person may close the check by %s, and reads how to continue', async (_, close) => {
  const asked = wordsOf(ask(`options['before-interactive-callback']()`))
  await expect.poll(() => place()?.open).toBe(true)
  await close()
  await expect(asked).resolves.toBe('The security check was closed. Try again to continue.')
  expect(place()).toBeNull()
})

test.each([
  ['an error', `options['error-callback']('600010')`, 'We couldn’t confirm that you’re a person. Try again.'],
  ['a wrong site key', `throw new Error('invalid sitekey')`, /couldn’t confirm/],
  ['nonsense for a token', `options.callback({})`, /couldn’t confirm/],
  ['an endless token', `options.callback('x'.repeat(3000))`, /couldn’t confirm/],
  ['its own time-out', `options['timeout-callback']()`, /took too long/],
  ['an old browser', `options['unsupported-callback']()`, /doesn’t work in this browser/],
])('[AUTH-01] %s ends the check with a message for the person', async (_, script, words) => {
  await expect(wordsOf(ask(script))).resolves.toMatch(words)
  expect(place()).toBeNull()
})

test('[AUTH-01] a check ends when the provider doesn’t answer in time', async () => {
  await expect(wordsOf(ask('', { timeout: 50 }))).resolves.toMatch(/took too long/)
})

test('[AUTH-01] a check ends when the person doesn’t answer in time, which is longer', async () => {
  const asked = ask(`options['before-interactive-callback']()`, { timeout: 20, personTimeout: 300 })
  await expect.poll(() => place()?.open).toBe(true)
  await expect(wordsOf(asked)).resolves.toMatch(/took too long/)
})

test.each([
  ['doesn’t load', 'http://127.0.0.1:9/api.js'],
  ['isn’t the provider’s', URL.createObjectURL(new Blob(['void 0'], { type: 'text/javascript' }))],
])('[AUTH-01] a script that %s says so, and the next try loads it anew', async (_, address) => {
  const inserted: string[] = []
  const watch = new MutationObserver((changes) =>
    inserted.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ nodeName }) => nodeName))),
  )
  watch.observe(document.head, { childList: true })
  for (const _try of [1, 2])
    await expect(wordsOf(turnstileToken('login', { siteKey: 'k', address }))).resolves.toMatch(/didn’t load/)
  expect(inserted.filter((name) => name === 'SCRIPT')).toHaveLength(2)
  watch.disconnect()
})

test('[AUTH-01] a brand without a check sends no proof; the sandbox’s names the action', async () => {
  await expect(botToken('login', { config: { kind: 'none' } })).resolves.toBeUndefined()
  await expect(botToken('sms', { config: { kind: 'sandbox' } })).resolves.toMatch(/^sandbox:sms:/)
})

const turnstile = { config: { kind: 'turnstile', siteKey: 'k' } } as const

test('[AUTH-01, DSK-01] where the gateway has checks made elsewhere, no script is loaded here', async () => {
  const personCheck = vi.fn<PersonCheck>().mockResolvedValue({ proved: true, token: 'proof' })
  await expect(botToken('register', { ...turnstile, personCheck })).resolves.toBe('proof')
  expect(personCheck).toHaveBeenCalledWith({ check: 'brand', action: 'register' })
  expect(document.querySelector('script[src*="cloudflare"]')).toBeNull()
})

test.each([
  ['load', /didn’t load/],
  ['failed', /couldn’t confirm/],
  ['timeout', /took too long/],
  ['cancelled', /was closed/],
  ['unsupported', /doesn’t work in this browser/],
] as const)('[AUTH-01] a check elsewhere that gives no proof (%s) says why', async (why, words) => {
  const personCheck: PersonCheck = () => Promise.resolve({ proved: false, why })
  await expect(wordsOf(botToken('login', { ...turnstile, personCheck }))).resolves.toMatch(words)
})
