import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, lost } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { dropRegistrationDraft } from '../register/model/registration-draft.ts'
import { plainFieldNames } from '../register/model/registration-fields.ts'
import { RegisterOverlay } from '../register/register-overlay.tsx'

export const on = { enabled: true, required: true }

/** Rules with every field enabled. All but the payment password are required. */
export const allRules = {
  ...samples.rules,
  fields: {
    ...samples.rules.fields,
    ...Object.fromEntries(plainFieldNames.map((name) => [name, on])),
    email: { ...on, patternId: 3 },
    mobileNum: on,
    verificationCode: { ...on, maxLength: 6, patternId: 6 },
    paymentPassword: { enabled: true, required: false, minLength: 6, maxLength: 6, patternId: 6 },
    captcha: { ...on, maxLength: 8 },
  },
}

function OpenRegister({ referralCode }: { referralCode?: string | undefined }) {
  const open = useOverlays((state) => state.open?.name === 'register')
  return open && <RegisterOverlay {...(referralCode !== undefined && { referralCode })} />
}

type Scene = {
  /** `lost`: the connection breaks when they are requested. */
  rules?: object | Promise<object> | 'lost'
  referralCode?: string
  path?: string
  /** The merchant's settings that are on. */
  settings?: readonly string[]
}

/** Opens the registration over a fake network that answers what it needs to load and to sign in. */
export async function openRegister({ rules = samples.rules, referralCode, path, settings = [] }: Scene = {}) {
  dropRegistrationDraft()
  useCountdowns.setState({ runs: {}, asked: {} })
  const network = fakeNetwork()
  network.answer(system.registerRules, () => (rules === 'lost' ? lost() : rules))
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(siteStatus.settings, () => ({
    nodes: settings.map((modId) => ({ modId, enabled: '1' })),
  }))
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  const screen = await renderSite(<OpenRegister referralCode={referralCode} />, {
    path: path ?? '/register?affiliateCode=AFF1',
  })
  useOverlays.getState().show({ name: 'register' })
  const dialog = screen.getByRole('dialog', { name: 'Register' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return { network, screen, dialog, field, button: dialog.getByRole('button', { name: 'Register' }) }
}

export type RegisterPage = Awaited<ReturnType<typeof openRegister>>

/** Fills in the fields that the sample rules require. */
export async function fillIn({ field, dialog }: RegisterPage) {
  await field('Username').fill('bituin88')
  await field('Password').fill('Palaro123')
  await field('Confirm password').fill('Palaro123')
  await dialog.getByRole('checkbox', { name: /18 or above/ }).click()
}
