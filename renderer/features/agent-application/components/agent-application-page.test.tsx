import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentApplication } from '#shared/contract/endpoints/agent-application.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { AgentApplicationPage } from './agent-application-page.tsx'

afterEach(() => page.viewport(1280, 800))

const terms = {
  tiers: [
    { from: 5, to: 19, rate: '0.8' },
    { from: 20, to: null, rate: '1.2' },
  ],
  paid: 'daily',
  levels: null,
  answerDays: 1,
}

async function open() {
  const network = fakeNetwork()
  network.answer(agentApplication.terms, () => terms)
  network.answer(system.countryCodes, () => samples.countries)
  const screen = await renderSite(<AgentApplicationPage onAskService={undefined} />, { path: '/join' })
  await expect.element(screen.getByRole('option', { name: '20 or more' })).toBeInTheDocument()
  return { network, screen, send: screen.getByRole('button', { name: 'Send application' }) }
}

test.each(widths)('[RT-13] the rates stand beside the form; both themes, %i px', async (width) => {
  await setWidth(width)
  const { screen } = await open()
  await expect.element(screen.getByText('up to 1.2%')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₱1,200' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '5 to 19' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await violations(screen.container, { beyond: true })).toEqual([])
})

test('[RT-13] an application goes out once, and what was typed outlives a lost answer', async () => {
  const { network, screen, send } = await open()
  await send.click()
  await expect.element(screen.getByText('Enter your name.')).toBeVisible()
  await expect.element(screen.getByText('Tick this to apply.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Juan Dela Cruz')
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('0917 123 4567')
  await screen.getByRole('combobox', { name: /How many players/ }).selectOptions('20')
  await screen.getByRole('checkbox').click()
  network.answer(agentApplication.send, lost)
  await send.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  network.answer(agentApplication.send, () =>
    refusal('INVALID_INPUT', 'Check your number.', { field: 'mobileNum' }),
  )
  await send.click()
  await expect.element(screen.getByText('Check your number.')).toBeVisible()
  network.answer(agentApplication.send, () => ({ reference: 'A1007' }))
  await send.click()
  await expect
    .element(screen.getByText('We’ll call you within 1 working day. Quote A1007 if you contact us.'))
    .toBeVisible()
  const sent = network.sent(agentApplication.send).map(({ body }) => body)
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[0])
  expect(sent[0]).toMatchObject({
    name: 'Juan Dela Cruz',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    players: 20,
  })
})

test('[RT-13] rates that didn’t load are asked for again', async () => {
  const network = fakeNetwork()
  network.answer(agentApplication.terms, lost)
  const screen = await renderSite(<AgentApplicationPage onAskService={undefined} />, { path: '/join' })
  await expect.element(screen.getByText('The rates didn’t load')).toBeVisible()
  network.answer(agentApplication.terms, () => terms)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('up to 1.2%')).toBeVisible()
})

test('[RT-13, GRD-01] a visitor gets from there to an account of their own, or to the login', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Create account' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'register' })
  await screen.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})
