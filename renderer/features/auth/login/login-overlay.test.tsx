import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fillSilently } from '#lib/testing/fill-silently.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { openLogin } from '../testing/open-login.tsx'
import { useLoginDraft } from './model/login-draft.ts'

test('[AUTH-01] a login is trimmed, sealed with a bot token, and ends at home with the token kept', async () => {
  const { network, dialog, username, password, address } = await openLogin()
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  await expect.element(username).toHaveFocus()
  await username.fill(' juan ')
  await password.fill(' my pass ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.login).map(({ body }) => body)).toEqual([
    { type: 'username', username: 'juan', password: 'my pass', botToken: expect.stringContaining('login') },
  ])
  expect(sessionStorage.getItem('token')).toBe('token-of-juan')
  await expect.element(address).toMatchTextContent(/^\/$/)
})

test('[AUTH-01] what a browser has filled in without an event is sent as if it were typed', async () => {
  const { network, username, password, button, dialog } = await openLogin()
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  await expect.element(username).toHaveFocus()
  fillSilently(username.element(), 'juan')
  fillSilently(password.element(), 'Palaro123')
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.login)[0]?.body).toMatchObject({ username: 'juan', password: 'Palaro123' })
})

test('[AUTH-01] empty fields are named, and the first has the focus', async () => {
  const { network, username, password, button } = await openLogin()
  await password.click()
  await button.click()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAccessibleDescription('Please fill this in.')
  await expect.element(password).toHaveAccessibleDescription('Please fill this in.')
  expect(network.sent(session.login)).toEqual([])
})

test('[GRD-01] what waited for the login goes on, in place of home', async () => {
  const { network, username, password, dialog, address } = await openLogin()
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  let wentOn = 0
  useSessionStore.getState().setPending(() => {
    wentOn += 1
  })
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wentOn).toBe(1)
  await expect.element(address).toMatchTextContent('/rng')
})

test('[RT-18, AUTH-04] the address asked for first opens in place of home', async () => {
  const { network, username, password, address } = await openLogin()
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  useSessionStore.setState({ pendingPath: '/fish?search=koi' })
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toMatchTextContent('/fish?search=koi')
  expect(useSessionStore.getState().pendingPath).toBeUndefined()
})

test.each([
  [4, '{"name":"demoWarning"}', 0],
  [0, '', 1],
  [1, '', 1],
  [2, '', 1],
  [41, '', 1],
  [42, '', 1],
])(
  '[GRD-01, GRD-02, GRD-03] an action that needs a true account, once an account of type %s has logged in: %s',
  async (type, warning, times) => {
    const { network, dialog, overlay } = await openLogin()
    network.answer(session.freePlay, () => ({ token: 'token-of-demo' }))
    network.answer(member.info, () => ({ ...samples.member, type }))
    let wentOn = 0
    useSessionStore.getState().setPending(() => {
      wentOn += 1
    }, 'trueAccount')
    await dialog.getByRole('button', { name: 'try free play' }).click()
    await expect.poll(() => network.sent(member.info).length).toBeGreaterThan(0)
    await expect.element(overlay).toHaveTextContent(warning)
    await expect.poll(() => wentOn).toBe(times)
  },
)

test('[AUTH-10] a double submit sends one request, and the slow answer shows progress', async () => {
  const { network, username, password, button, dialog } = await openLogin()
  const answer = Promise.withResolvers<object>()
  network.answer(session.login, () => answer.promise)
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog.getByText('Logging in')).toBeInTheDocument()
  await expect.poll(() => network.sent(session.login)).toHaveLength(1)
  answer.resolve({ token: 'token-of-juan' })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.login)).toHaveLength(1)
})

test('[AUTH-10] a login whose answer is lost says so and keeps everything typed', async () => {
  const { network, username, password, dialog } = await openLogin()
  network.answer(session.login, lost)
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('the connection dropped')
  await expect.element(username).toHaveValue('juan')
  await expect.element(password).toHaveValue('Palaro123')
})

test('[AUTH-01] an answer without a session is no login', async () => {
  const { network, username, password, dialog } = await openLogin()
  network.answer(session.login, () => ({ firstTimeLogin: true }))
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('technical problem (code G-')
  expect(useSessionStore.getState().signedIn).toBe(false)
  expect(network.sent(session.firstLogin)).toEqual([])
})

test.each([
  [
    'NOT_A_MEMBER',
    undefined,
    'This isn’t a member account, so you can’t log in here. Contact customer service.',
  ],
  ['AGENTS_ONLY', undefined, 'Only agents can log in here.'],
  ['ACCOUNT_LOCKED', { minutes: 5 }, 'Your account is locked. Try again in 5 minutes.'],
  ['ACCOUNT_LOCKED', undefined, 'Their own words.'],
  [
    'ACCOUNT_EXCLUDED',
    { until: Date.UTC(2027, 4, 20, 4) },
    'excluded from play until May 20, 2027, 12:00 PHT.Responsible gaming',
  ],
  ['SOMETHING_NEW', undefined, 'Their own words.'],
])('[AUTH-09] refused with %s (%j), the login says: %s', async (code, value, words) => {
  const { network, username, password, dialog } = await openLogin()
  network.answer(session.login, () => refusal(code, 'Their own words.', value))
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words)
  await expect.element(password).toHaveValue('Palaro123')
})

test('[AUTH-09] the reasons are in the language of the page', async () => {
  const { network, screen, username, password } = await openLogin()
  await username.fill('juan')
  await password.fill('Palaro123')
  await chooseLanguage('TY')
  onTestFinished(() => chooseLanguage('EN'))
  for (const [code, value, words] of [
    ['NOT_A_MEMBER', undefined, 'Hindi pang-member'],
    ['AGENTS_ONLY', undefined, 'Mga agent lang'],
    ['ACCOUNT_LOCKED', { minutes: 30 }, 'pagkalipas ng 30 minuto'],
    ['ACCOUNT_EXCLUDED', { until: Date.UTC(2027, 4, 20, 4) }, 'Naka-exclude'],
  ] as const) {
    network.answer(session.login, () => refusal(code, 'Their own words.', value))
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words)
  }
})

test('[AUTH-09] a message of the gateway is shown as plain text, without running or rendering its HTML', async () => {
  const { network, username, password, dialog } = await openLogin()
  network.answer(session.login, () => refusal('ODD', '<img src=x onerror=alert(1)><b>No.</b>'))
  await username.fill('<script>alert(1)</script>')
  await password.fill('‮drow\u0301ssap🔑')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('<img src=x onerror=alert(1)>')
  await expect.element(username).toHaveValue('<script>alert(1)</script>')
})

test('[AUTH-08] free play stands there only where the gateway has it, and begins one demo session', async () => {
  const { network, dialog } = await openLogin()
  const answer = Promise.withResolvers<object>()
  network.answer(session.freePlay, () => answer.promise)
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-1111-4222-8333-abcdef012345')
  const button = dialog.getByRole('button', { name: 'try free play' })
  await button.dblClick()
  await expect.element(dialog.getByRole('button', { name: 'starting free play' })).toBeVisible()
  answer.resolve({ token: 'token-of-demo' })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.freePlay).map(({ body }) => body)).toEqual([
    {
      os: expect.stringMatching(/\S/),
      platform: 'W',
      random: '543210fedcba-3338-2224-1111-00000000',
      gatewayVersion: 3,
    },
  ])
})

test('[AUTH-08] a merchant without free play has no free-play button in the login', async () => {
  const { dialog } = await openLogin({ rules: { ...samples.rules, hasFreePlay: false } })
  await expect.element(dialog.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.element(dialog.getByRole('tab', { name: 'By SMS code' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'try free play' }).query()).toBeNull()
})

test('[AUTH-11] the login closes and its action runs when a session begins in another tab', async () => {
  const { dialog } = await openLogin()
  useSessionStore.getState().setSignedIn(true)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[FGT-01, NET-05] after a look at the forgotten password, the login still has the username, but no password', async () => {
  const { dialog, username, password, overlay } = await openLogin({ settings: ['CHNGPASSMAIL3'] })
  await username.fill('juan')
  await password.fill('forgotten')
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect.element(overlay).toMatchTextContent('forgotPassword')
  expect(useLoginDraft.getState().draft?.values).not.toHaveProperty('password')
  // The user gives up the reset.
  useOverlays.getState().close()
  useOverlays.getState().show({ name: 'login' })
  await expect.element(username).toHaveValue('juan')
  await expect.element(password).toHaveValue('')
  useOverlays.getState().close()
  await expect.poll(() => useLoginDraft.getState().draft).toBeUndefined()
})

test('[FGT-01] the username that waits for the login is forgotten once somebody has logged in', () => {
  useLoginDraft.getState().hand({ values: { username: 'juan' } })
  useSessionStore.getState().setSignedIn(true)
  expect(useLoginDraft.getState().draft).toBeUndefined()
  useSessionStore.getState().setSignedIn(false)
})
