import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentRegister } from '#shared/contract/endpoints/agent-register.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useToasts } from '#ui/toast/toast-store.ts'
import { RegisterCentre } from './register-centre.tsx'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
})
afterEach(() => page.viewport(1280, 800))

const created = Date.parse('2026-11-20T02:00:00Z')
const link = (id: string, state: string) => ({
  linkId: id,
  code: `BAYF${id}`,
  name: id === '1' ? 'Facebook page' : '',
  path: `/register?affiliateCode=BAYF${id}`,
  kind: 'member',
  rate: '1',
  state,
  created,
  ends: created + 30 * 86_400_000,
  maxUses: id === '1' ? 500 : null,
  visits: 412,
  registrations: 96,
})

function gatewayWithLinks(states = ['active', 'off', 'ended']) {
  const network = fakeNetwork()
  const links = states.map((state, index) => link(String(index + 1), state))
  network.answer(member.info, () => ({ ...samples.member, type: 1 }))
  network.answer(agentRegister.options, () => ({
    kinds: ['member', 'agent'],
    highestRate: '1.2',
    days: [7, 30, 90, null],
    longestName: 30,
    mostUses: 10_000,
    mostLinks: 50,
    activeLinks: 1,
    accountsADay: 50,
    accountsLeft: 48,
    latestLink: links.find(({ state }) => state === 'active') ?? null,
  }))
  network.answer(agentRegister.links, () => ({ list: links, total: links.length, totalPages: 1 }))
  network.answer(agentRegister.changeLink, ({ body }) => {
    const { linkId, on } = agentRegister.changeLink.input.parse(body)
    const changed = links.find((one) => one.linkId === linkId)
    if (changed) changed.state = on ? 'active' : 'off'
    return changed
  })
  const makeLink = () => {
    const made = link('9', 'active')
    links.unshift(made)
    return made
  }
  network.answer(agentRegister.createLink, makeLink)
  return { ...network, makeLink }
}
const show = () => showCentrePage('Register centre', RegisterCentre)
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

test.each(widths)(
  '[AGT-02][A11Y-01] the page fits and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithLinks()
    const screen = await show()
    await expect.element(screen.getByText(/affiliateCode=BAYF1$/)).toBeVisible()
    await expect.element(screen.getByText('96 of 500')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'New link' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'New invitation link' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-02] a new link: faults at their fields, nothing lost on a failure, one link for a repeated try', async () => {
  const { makeLink, ...network } = gatewayWithLinks([])
  network.answer(agentRegister.createLink, lost)
  const screen = await show()
  await expect.element(screen.getByText('You have no active link')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Links', exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'New link' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New invitation link' })
  const rate = dialog.getByRole('textbox', { name: 'Rebate rate' })
  const uses = dialog.getByRole('textbox', { name: 'Account limit' })
  await rate.fill('1.3')
  await uses.fill('0')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect.element(rate).toHaveAccessibleDescription('Enter a rate from 0% to 1.2%.')
  await expect.element(uses).toHaveAccessibleDescription('Enter a whole number from 1 to 10000.')
  await expect.element(rate).toHaveFocus()
  expect(network.sent(agentRegister.createLink)).toEqual([])
  await rate.fill('1.10')
  await uses.fill('500')
  await dialog.getByRole('radio', { name: 'Agent' }).click()
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOptions('')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(rate).toHaveValue('1.10')
  network.answer(agentRegister.createLink, makeLink)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect.poll(toasts).toEqual(['The link BAYF9 is ready.'])
  const sent = network.sent(agentRegister.createLink).map(({ body }) => body)
  expect(sent[0]).toMatchObject({ kind: 'agent', rate: '1.1', days: null, maxUses: 500 })
  expect(sent).toEqual([sent[0], sent[0]])
  await expect.element(screen.getByText(/affiliateCode=BAYF9$/)).toBeVisible()
})

test('[AGT-02] a link is switched off after a question, and on again; an ended one can’t be', async () => {
  const network = gatewayWithLinks()
  const screen = await show()
  await screen.getByRole('button', { name: 'Switch off the link Facebook page' }).click()
  await screen.getByRole('button', { name: 'Keep it on' }).click()
  expect(network.sent(agentRegister.changeLink)).toEqual([])
  await screen.getByRole('button', { name: 'Switch off the link Facebook page' }).click()
  const ask = screen.getByRole('dialog', { name: 'Switch off Facebook page?' })
  await ask.getByRole('button', { name: 'Switch off' }).click()
  await expect.poll(toasts).toEqual(['Facebook page is off.'])
  await screen.getByRole('button', { name: 'Switch on the link Facebook page' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Switch off the link Facebook page' }))
    .toBeVisible()
  expect(network.sent(agentRegister.changeLink).map(({ body }) => body)).toEqual([
    { linkId: '1', on: false },
    { linkId: '1', on: true },
  ])
  expect(screen.getByRole('button', { name: /the link BAYF3/ }).query()).toBeNull()
})

test('[AGT-02] an account: a refusal keeps what was typed; the first password is shown once', async () => {
  const network = gatewayWithLinks()
  network.answer(agentRegister.createAccount, () =>
    refusal('USERNAME_TAKEN', 'This account name is taken.', { field: 'username' }),
  )
  const screen = await show()
  const form = screen.getByRole('region', { name: 'Create account' })
  await expect.element(form.getByText('48 more today.')).toBeVisible()
  await form.getByRole('button', { name: 'Create account' }).click()
  const name = form.getByRole('textbox', { name: 'Account name' })
  await expect.element(name).toHaveAccessibleDescription('Enter an account name.')
  await name.fill(' habagat7 ')
  await form.getByLabelText('First password', { exact: true }).fill('Araw4471')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect.element(name).toHaveAccessibleDescription('This account name is taken.')
  await expect.element(name).toHaveValue(' habagat7 ')
  network.answer(agentRegister.createAccount, () => ({
    accountId: '77',
    username: 'habagat7',
    kind: 'member',
    rate: '0',
  }))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect.element(form.getByRole('heading', { name: 'habagat7 is ready' })).toHaveFocus()
  await expect.element(form.getByText('Araw4471')).toBeVisible()
  expect(network.sent(agentRegister.createAccount).at(-1)?.body).toEqual({
    username: 'habagat7',
    password: 'Araw4471',
    kind: 'member',
    rate: '0',
  })
  await form.getByRole('button', { name: 'Create another' }).click()
  await expect.element(form.getByLabelText('First password', { exact: true })).toHaveValue('')
  expect(form.getByText('Araw4471').query()).toBeNull()
})
