import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { overviewOf } from '#lib/limits/testing/overview-of.ts'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'
import { showLimits, someLimits } from '../testing/show-limits.tsx'

afterEach(() => page.viewport(1280, 800))

test.each(widths)(
  '[RSG-02][A11Y-01] the section keeps within its window and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    const { screen } = await showLimits()
    await screen.getByRole('button', { name: 'Change Deposit, daily' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Exclude yourself' })).toBeInTheDocument()
    const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const part of document.querySelectorAll('dialog form, dialog li, dialog button, dialog p'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[RSG-02] each limit says what is used and left, when it resets, and what waits', async () => {
  const { network, screen } = await showLimits()
  await expect.element(screen.getByRole('meter', { name: 'Deposit, daily' })).toHaveAttribute('value', '1500')
  await expect.element(screen.getByText('₱3,500.00 left until Nov 22, 2026, 00:00.')).toBeVisible()
  await expect
    .element(screen.getByText('Reached. You can play again from Nov 22, 2026, 00:00.'))
    .toBeVisible()
  await expect.element(screen.getByText('4 hours from Nov 22, 2026, 21:40.')).toBeVisible()
  network.answer(limits.keep, () => overviewOf({ 'time day': { own: '180', used: '72', left: '108' } }))
  await screen.getByRole('button', { name: 'Keep 3 hours' }).click()
  await expect.element(screen.getByText('4 hours from Nov 22, 2026, 21:40.')).not.toBeInTheDocument()
  expect(network.sent(limits.keep)[0]?.body).toEqual({ kind: 'time', period: 'day' })
})

test('[RSG-02] a first limit: its faults at the field, what will happen, and that it was saved', async () => {
  const { network, screen } = await showLimits(() => overviewOf({ 'loss week': { used: '70' } }))
  await expect.element(screen.getByText(/You haven’t set a limit yet/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add a limit' }).click()
  await screen.getByRole('radio', { name: 'Losses' }).click()
  await screen.getByRole('radio', { name: 'Week' }).click()
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const save = screen.getByRole('button', { name: 'Save limit' })
  await save.click()
  await expect.element(screen.getByText('Enter your limit.')).toBeVisible()
  await amount.fill('0.5')
  await expect.element(screen.getByText(/Enter an amount from ₱1 to/)).toBeVisible()
  await amount.fill('60')
  await expect
    .element(
      screen.getByText('You’ve already used ₱70.00, so play stops at once, until Nov 22, 2026, 00:00.'),
    )
    .toBeVisible()
  await amount.fill('100')
  await expect.element(screen.getByText('This applies as soon as you save it.')).toBeVisible()
  network.answer(limits.set, lost)
  await save.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(amount).toHaveValue('100.00')
  network.answer(limits.set, () => overviewOf({ 'loss week': { own: '100', used: '70', left: '30' } }))
  await save.click()
  await expect.element(screen.getByText('Saved. Your limit applies now.')).toBeVisible()
  await expect.element(screen.getByText('₱30.00 left until Nov 22, 2026, 00:00.')).toBeVisible()
  expect(network.sent(limits.set).at(-1)?.body).toEqual({ kind: 'loss', period: 'week', limit: '100.00' })
})

test('[RSG-02] a raise says before saving that it waits; removing does too', async () => {
  const { network, screen } = await showLimits()
  const change = screen.getByRole('button', { name: 'Change Deposit, daily' })
  await change.click()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('6000')
  await expect
    .element(screen.getByText('₱5,000.00 stays for 24 hours. Then ₱6,000.00 applies.'))
    .toBeVisible()
  const from = Date.parse('2026-11-22T21:37:00+08:00')
  const pending = { limit: null, from }
  network.answer(limits.set, () => overviewOf({ 'deposit day': { ...someLimits['deposit day'], pending } }))
  await screen.getByRole('button', { name: 'Remove limit' }).click()
  await expect.element(screen.getByText('Saved. The change applies from Nov 22, 2026, 21:37.')).toBeVisible()
  await expect.element(change).toHaveFocus()
  await expect.element(screen.getByText('This limit ends on Nov 22, 2026, 21:37.')).toBeVisible()
  expect(network.sent(limits.set)[0]?.body).toEqual({ kind: 'deposit', period: 'day', limit: null })
})

test('[RSG-01] the interval of the reality check is saved as it is chosen', async () => {
  const { network, screen } = await showLimits()
  network.answer(limits.setCheck, () => refusal('CHECK_INVALID', 'Choose one of the intervals.'))
  const hour = screen.getByRole('button', { name: '1 hour', exact: true })
  await hour.click()
  await expect.element(screen.getByText('Choose one of the intervals.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '30 min' })).toHaveAttribute('aria-pressed', 'true')
  network.answer(limits.setCheck, () => overviewOf({}, { check: { minutes: 60, options: [0, 15, 30, 60] } }))
  await hour.click()
  await expect.element(hour).toHaveAttribute('aria-pressed', 'true')
  expect(network.sent(limits.setCheck).at(-1)?.body).toEqual({ minutes: 60 })
})

test.each(faultCases)(
  '[NET-05][ERR-01][RSG-01] an interval that isn’t saved says so after $fault, the old one stays, and the next try saves it',
  async ({ answer, says }) => {
    const { network, screen } = await showLimits()
    network.answer(limits.setCheck, answer)
    const card = screen.getByRole('group', { name: 'Reality check' })
    const hour = card.getByRole('button', { name: '1 hour', exact: true })
    const before = card.getByRole('button', { name: '30 min' })
    await hour.click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(says)
    await expect.element(before).toHaveAttribute('aria-pressed', 'true')
    network.answer(limits.setCheck, () =>
      overviewOf({}, { check: { minutes: 60, options: [0, 15, 30, 60] } }),
    )
    await hour.click()
    await expect.element(hour).toHaveAttribute('aria-pressed', 'true')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(network.sent(limits.setCheck).map(({ body }) => body)).toEqual([{ minutes: 60 }, { minutes: 60 }])
  },
)

test('[RSG-03] the exclusion needs the tick, which another period takes back', async () => {
  const { network, screen } = await showLimits()
  const button = screen.getByRole('button', { name: 'Exclude me until May 21, 2027, 21:37' })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('checkbox').click()
  await expect.element(button).toBeEnabled()
  await screen.getByRole('button', { name: '5 years' }).click()
  const later = screen.getByRole('button', { name: 'Exclude me until Nov 21, 2031, 21:37' })
  await expect.element(later).toBeDisabled()
  await screen.getByText('I understand that I can’t play until Nov 21, 2031, 21:37.').click()
  network.answer(limits.pause, lost)
  await later.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(network.sent(limits.pause)[0]?.body).toEqual({ period: 'years5' })
})

test('[RSG-03] an exclusion pays out the own money unless the player takes the choice back', async () => {
  const payout = { amount: '1480.75', bankName: 'GCash', number: '•• 4567' }
  const { network, screen } = await showLimits(() => overviewOf({}, { payout }))
  const choice = screen.getByRole('checkbox', { name: 'Pay out my ₱1,480.75 to GCash •• 4567' })
  await expect.element(choice).toBeChecked()
  await expect.element(screen.getByText(/^Your own money is paid out to you, without a fee/)).toBeVisible()
  network.answer(limits.pause, lost)
  await screen.getByRole('checkbox', { name: /^I understand/ }).click()
  const button = screen.getByRole('button', { name: /^Exclude me until/ })
  await button.click()
  await expect.poll(() => network.sent(limits.pause)[0]?.body).toEqual({ period: 'months6', payOut: true })
  await screen.getByText('Pay out my ₱1,480.75 to GCash •• 4567').click()
  await expect.element(screen.getByText(/^Your balance stays in your account/)).toBeVisible()
  await button.click()
  await expect.poll(() => network.sent(limits.pause)[1]?.body).toEqual({ period: 'months6', payOut: false })
})

test('[RSG-03] during a break it says until when, and offers only longer ones', async () => {
  const until = Date.parse('2026-11-28T21:37:00+08:00')
  const { screen } = await showLimits(() => overviewOf({}, { pause: { kind: 'break', until } }))
  await expect.element(screen.getByText(/You’re taking a break until Nov 28, 2026, 21:37/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Take a break until Dec 21, 2026, 21:37' }))
    .toBeVisible()
  expect(screen.getByRole('button', { name: '24 hours' }).query()).toBeNull()
})

test('[RSG-02] a failure says that limits still apply, and is retried', async () => {
  const { network, screen } = await showLimits(() => refusal('X', 'Not now.'))
  await expect.element(screen.getByText(/Not now\. They still apply\./)).toBeVisible()
  network.answer(limits.overview, () => overviewOf(someLimits))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('meter', { name: 'Deposit, daily' })).toBeVisible()
})
