import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { noteReferral } from '#lib/referral/referral.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { fillIn, openRegister, type RegisterPage } from '../testing/open-register.tsx'

const withField = (required = false) => ({
  ...samples.rules,
  fields: { ...samples.rules.fields, affiliateCode: { enabled: true, required } },
})
const answerWith = ({ network }: RegisterPage) =>
  network.answer(member.register, () => ({ token: 'token-of-bituin' }))
const refused = (form: RegisterPage) =>
  form.screen.getByRole('dialog', { name: 'This invitation code isn’t valid.' })
const registered = ({ network }: RegisterPage) => network.sent(member.register).map(({ body }) => body)

test('[REG-06] a code that was typed is verified first, and goes with the registration', async () => {
  const form = await openRegister({ rules: withField(), path: '/register' })
  form.network.answer(member.affiliate, () => ({ valid: true }))
  answerWith(form)
  await fillIn(form)
  await form.field('Invitation code').fill(' AFF2 ')
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.affiliate).map(({ query }) => Object.fromEntries(query))).toEqual([
    { code: 'AFF2', domain: location.host },
  ])
  expect(registered(form)).toMatchObject([{ affiliateCode: 'AFF2' }])
})

test.each([
  ['says so', () => ({ valid: false })],
  ['refuses it', () => refusal('NOT_FOUND', 'no such agent')],
])(
  '[REG-06, ERR-02] where the gateway %s, a dialog names a wrong code, nothing is sent, and the field has the focus',
  async (_, answer) => {
    const form = await openRegister({ rules: withField(), path: '/register' })
    form.network.answer(member.affiliate, answer)
    await fillIn(form)
    await form.field('Invitation code').fill('NOBODY')
    await form.button.click()
    await expect.element(refused(form)).toHaveAccessibleDescription(/NOBODY/)
    expect(registered(form)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(refused(form)).not.toBeInTheDocument()
    await expect.element(form.field('Invitation code')).toHaveFocus()
    await expect
      .element(form.field('Invitation code'))
      .toHaveAccessibleDescription('This invitation code isn’t valid.')
    await expect.element(form.field('Password')).toHaveValue('Palaro123')
  },
)

test('[REG-06] a wrong code can be taken out at once, and the registration goes on', async () => {
  const form = await openRegister({ rules: withField(), path: '/register?affiliateCode=NOBODY' })
  form.network.answer(member.affiliate, () => ({ valid: false }))
  answerWith(form)
  await expect.element(form.field('Invitation code')).toHaveValue('NOBODY')
  await fillIn(form)
  await form.button.click()
  await refused(form).getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(form.field('Invitation code')).toHaveValue('')
  await expect.element(form.field('Invitation code')).not.toHaveAttribute('aria-invalid')
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(registered(form)[0]).not.toHaveProperty('affiliateCode')
})

test('[REG-06] a code that the gateway requires can’t be taken out', async () => {
  const form = await openRegister({ rules: withField(true), path: '/register' })
  form.network.answer(member.affiliate, () => ({ valid: false }))
  await fillIn(form)
  await form.field('Invitation code').fill('NOBODY')
  await form.button.click()
  await refused(form).getByRole('button', { name: 'Change the code' }).click()
  await expect.element(form.field('Invitation code')).toHaveFocus()
  expect(form.screen.getByRole('button', { name: 'Remove the code' }).query()).toBeNull()
})

test('[REG-06] without a field the address’s code goes along, unverified', async () => {
  const form = await openRegister()
  answerWith(form)
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(registered(form)).toMatchObject([{ affiliateCode: 'AFF1' }])
  expect(form.network.sent(member.affiliate)).toEqual([])
})

test('[REG-06] a code that came with the visit’s first address still goes along after some browsing', async () => {
  noteReferral('?affiliateCode=AFF3')
  const form = await openRegister({ path: '/promotions' })
  answerWith(form)
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(registered(form)).toMatchObject([
    { affiliateCode: 'AFF3', registerUrl: `${location.origin}/promotions` },
  ])
})

test('[REG-06] a referral code from a link that the gateway refuses doesn’t prevent the registration', async () => {
  const form = await openRegister()
  form.network.answer(member.register, ({ body }) =>
    typeof body === 'object' && body !== null && 'affiliateCode' in body
      ? refusal('INVALID_AFFILIATE_CODE', 'no such agent')
      : { token: 'token-of-bituin' },
  )
  await fillIn(form)
  await form.button.click()
  await refused(form).getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(form.button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(registered(form)).toHaveLength(2)
})

test('[REG-06, NET-05] a check that gets no answer says so, and opens nothing', async () => {
  const form = await openRegister({ rules: withField(), path: '/register' })
  form.network.answer(member.affiliate, lost)
  await fillIn(form)
  await form.field('Invitation code').fill('AFF1')
  await form.button.click()
  await expect.element(form.dialog.getByRole('alert')).toMatchTextContent('Nothing was lost. Try again.')
  expect(registered(form)).toEqual([])
})

test('[BOOT-06] under AGENTPOLICY3 a registration with an agent’s code needs the policy read', async () => {
  const form = await openRegister({ rules: withField(), path: '/register', settings: ['AGENTPOLICY3'] })
  form.network.answer(member.affiliate, () => ({ valid: true }))
  answerWith(form)
  await fillIn(form)
  const policy = form.dialog.getByRole('checkbox', { name: /agent policy/ })
  expect(policy.query()).toBeNull()
  await form.field('Invitation code').fill('AFF2')
  await form.button.click()
  await expect.element(policy).toHaveFocus()
  await expect.element(policy).toHaveAccessibleDescription(/read the agent policy/)
  expect(form.network.sent(member.affiliate)).toEqual([])
  await policy.click()
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
})

test('[BOOT-06] without the flag there is no policy to read', async () => {
  const form = await openRegister()
  answerWith(form)
  await fillIn(form)
  expect(form.dialog.getByRole('checkbox').elements()).toHaveLength(1)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
})
