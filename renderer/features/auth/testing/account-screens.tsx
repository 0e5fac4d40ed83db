import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { holdClock } from '#lib/testing/hold-clock.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { LoginOverlay } from '../login/login-overlay.tsx'
import { useLoginDraft } from '../login/model/login-draft.ts'
import { ChangePasswordOverlay } from '../password/change-password-overlay.tsx'
import { ForgotPasswordOverlay } from '../password/forgot-password-overlay.tsx'
import { dropRegistrationDraft } from '../register/model/registration-draft.ts'
import { RegisterOverlay } from '../register/register-overlay.tsx'

/** Can be closed or not, as the overlay that is open says. */
function ChangePassword() {
  const forced = useOverlays(({ open }) => open?.name === 'changePassword' && open.forced === true)
  return <ChangePasswordOverlay forced={forced} />
}

const overlays = {
  login: { ui: LoginOverlay, title: /^(Log in|One more check)$/ },
  register: { ui: RegisterOverlay, title: 'Register' },
  forgotPassword: { ui: ForgotPasswordOverlay, title: 'Forgot password' },
  changePassword: { ui: ChangePassword, title: 'Change password' },
} as const
type OverlayName = keyof typeof overlays
type Network = ReturnType<typeof fakeNetwork>

/** Renders the open overlay, message dialogs and toasts, like the site does. */
function Overlays() {
  const open = useOverlays((state) => state.open?.name)
  const shown = Object.entries(overlays).find(([name]) => name === open)?.[1]
  return (
    <>
      {shown && <shown.ui />}
      <MessageDialogs closesIn={String} />
      <Toaster label="Messages" closeLabel="Close message" />
    </>
  )
}

/** Opens an overlay over a fake network that answers its calls. Tests change the answers they are about. */
export async function openOverlay(
  name: OverlayName,
  {
    rules = samples.rules,
    prepare,
  }: { rules?: object | undefined; prepare?: (network: Network) => void } = {},
) {
  dropRegistrationDraft()
  useLoginDraft.setState({ draft: undefined })
  useCountdowns.setState({ runs: {}, asked: {} })
  useMessageDialogs.setState({ open: [] })
  useToasts.setState({ toasts: [] })
  const network = fakeNetwork()
  const flags = ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3']
  network.answer(system.registerRules, () => rules)
  network.answer(system.settings, () => ({ nodes: flags.map((modId) => ({ modId, enabled: '1' })) }))
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(member.passwordCheck, () => ({ checkToken: 'check-1' }))
  network.answer(session.firstLogin, () => null)
  prepare?.(network)
  const screen = await renderSite(<Overlays />, { path: '/rng', signedIn: name === 'changePassword' })
  if (name === 'changePassword') useOverlays.getState().show({ name, forced: false })
  else useOverlays.getState().show({ name })
  const dialog = screen.getByRole('dialog', { name: overlays[name].title })
  await expect.element(dialog).toBeVisible()
  return { network, screen, dialog }
}

type Opened = Awaited<ReturnType<typeof openOverlay>>

/** One call of an account screen, and how to make it. */
export interface AccountScreen {
  name: string
  call: Endpoint
  overlay: OverlayName
  /** The gateway's rules, if the samples' don't do. */
  rules?: object
  /** Brings the screen to where the call can be made, before anything is typed. */
  begin?: (opened: Opened) => Promise<void>
  /** What to type, by the fields' labels. */
  typed: Record<string, string>
  /** Makes the call. */
  submit: (opened: Opened) => Promise<void>
  /** An answer that succeeds. */
  good: unknown
  /** The message shown instead of the fault's own. */
  says?: string
}

const press = (name: string) => async (opened: Opened) =>
  opened.dialog.getByRole('button', { name, exact: true }).click()
const tab = (name: string) => async (opened: Opened) => opened.dialog.getByRole('tab', { name }).click()
const agree = async (opened: Opened) => opened.dialog.getByRole('checkbox', { name: /18 or above/ }).click()

/** The client allows one code request per second. Resets that limit, because the fault table doesn't wait. */
const sendCode = async (opened: Opened) => {
  useCountdowns.setState({ runs: {}, asked: {} })
  await press('Send code')(opened)
}

const logIn = async (opened: Opened) => {
  for (const [name, text] of Object.entries(juan))
    await opened.dialog.getByRole('textbox', { name }).fill(text)
  await press('Log in')(opened)
}

const byProof = async (opened: Opened) => {
  opened.network.answer(session.login, () =>
    refusal('ADDRESS_UNREGISTERED', 'From a new place.', {
      ticket: 'ticket-1',
      kinds: ['verificationCode', 'bankAccountName'],
      mobile: '0918 ••• ••67',
    }),
  )
  await logIn(opened)
  await expect.element(opened.dialog.getByRole('radio').first()).toBeVisible()
}

/** Advances the fake clock, for a screen that sends at most one request per second. */
let goOn: (milliseconds: number) => void

const picture = 'iVBORw0KGgo='
const enabled = { enabled: true, required: true }
const withFields = (fields: object) => ({
  ...samples.rules,
  fields: { ...samples.rules.fields, ...fields },
})
const session_ = { token: 'token-of-a-test' }
const juan = { Username: 'juan', Password: 'Palaro123' }
const mobile = { 'Mobile number': '0917 123 4567' }
const account = { Username: 'bituin88', Password: 'Palaro123', 'Confirm password': 'Palaro123' }
const fresh = { 'New password': 'Mabuhay8', 'Confirm password': 'Mabuhay8' }

/** A code sent to a number. */
const aCode = { submit: sendCode, good: { expiredMinutes: 1 } }

/** Every call of the account screens that the user waits for. */
export const accountScreens: readonly AccountScreen[] = [
  {
    name: 'login by username',
    call: session.login,
    overlay: 'login',
    typed: juan,
    submit: press('Log in'),
    good: session_,
  },
  {
    name: 'login by SMS',
    call: session.login,
    overlay: 'login',
    begin: tab('By SMS code'),
    typed: { ...mobile, 'Verification code': '123456' },
    submit: press('Log in'),
    good: session_,
  },
  {
    name: 'code of a login',
    call: session.loginSms,
    overlay: 'login',
    begin: tab('By SMS code'),
    typed: mobile,
    ...aCode,
  },
  {
    name: 'captcha',
    call: system.captcha,
    overlay: 'login',
    begin: async (opened) => {
      const { network, dialog } = opened
      goOn = holdClock()
      network.answer(session.login, () => refusal('WRONG_CREDENTIALS', 'No.', { captcha: picture }))
      await logIn(opened)
      await expect.element(dialog.getByRole('textbox', { name: 'Captcha' })).toBeVisible()
    },
    typed: { ...juan, Captcha: '4711' },
    submit: async (opened) => {
      goOn(1000)
      await press('New captcha image')(opened)
    },
    good: { image: picture },
    says: 'The new image didn’t load. Press it again in a moment.',
  },
  {
    name: 'proof of a login from a new address',
    call: session.verifyLogin,
    overlay: 'login',
    begin: async (opened) => {
      await byProof(opened)
      await opened.dialog.getByRole('radio', { name: /^Name on the bank account/ }).click()
    },
    typed: { 'Name on the bank account': 'Juana Santos' },
    submit: press('Continue'),
    good: session_,
  },
  {
    name: 'code of such a proof',
    call: session.verifySms,
    overlay: 'login',
    begin: byProof,
    typed: {},
    ...aCode,
  },
  {
    name: 'free play',
    call: session.freePlay,
    overlay: 'login',
    typed: juan,
    submit: press('try free play'),
    good: session_,
  },
  {
    name: 'registration by username',
    call: member.register,
    overlay: 'register',
    begin: agree,
    typed: account,
    submit: press('Register'),
    good: session_,
  },
  {
    name: 'registration by mobile',
    call: member.registerMobile,
    overlay: 'register',
    begin: async (opened) => {
      await tab('By mobile number')(opened)
      await agree(opened)
    },
    typed: {
      ...mobile,
      'Verification code': '123456',
      Password: 'Palaro123',
      'Confirm password': 'Palaro123',
    },
    submit: press('Register'),
    good: session_,
  },
  {
    name: 'code of a registration',
    call: session.registerSms,
    overlay: 'register',
    begin: tab('By mobile number'),
    typed: mobile,
    ...aCode,
  },
  {
    name: 'code of a registration by username',
    call: session.registerSms,
    overlay: 'register',
    rules: withFields({ mobileNum: enabled, verificationCode: { ...enabled, maxLength: 6 } }),
    typed: { Username: 'bituin88', ...mobile },
    ...aCode,
  },
  {
    name: 'affiliate check',
    call: member.affiliate,
    overlay: 'register',
    rules: withFields({ affiliateCode: enabled }),
    begin: async (opened) => {
      await agree(opened)
      opened.network.answer(member.register, () => session_)
    },
    typed: { ...account, 'Invitation code': 'ANA7' },
    submit: press('Register'),
    good: { valid: true },
  },
  {
    name: 'new password by phone',
    call: member.resetByPhone,
    overlay: 'forgotPassword',
    typed: { ...mobile, 'Verification code': '123456', ...fresh },
    submit: press('Set new password'),
    good: session_,
  },
  {
    name: 'code of a new password',
    call: session.loginSms,
    overlay: 'forgotPassword',
    typed: { ...mobile, 'New password': 'Mabuhay8' },
    ...aCode,
  },
  {
    name: 'new password by email',
    call: member.forgotByEmail,
    overlay: 'forgotPassword',
    begin: tab('By email'),
    typed: { Username: 'juan', Email: 'juan@mail.example' },
    submit: press('Email me a new password'),
    good: null,
  },
  {
    name: 'password-check relay',
    call: member.passwordCheck,
    overlay: 'changePassword',
    begin: async ({ network }) => network.answer(member.changePassword, () => null),
    typed: { 'Current password': 'Palaro123', ...fresh },
    submit: press('Change password'),
    good: { checkToken: 'check-1' },
  },
  {
    name: 'change of the password',
    call: member.changePassword,
    overlay: 'changePassword',
    typed: { 'Current password': 'Palaro123', ...fresh },
    submit: press('Change password'),
    good: null,
  },
]

/** Opens a screen with everything typed, ready to make its call. */
export async function openAccountScreen({ overlay, rules, begin, typed }: AccountScreen) {
  const opened = await openOverlay(overlay, { rules })
  await begin?.(opened)
  const field = (name: string) => opened.dialog.getByRole('textbox', { name, exact: true })
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  return { ...opened, field, closeMessage: () => userEvent.keyboard('{Escape}') }
}
