import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { refusal, status } from '#lib/testing/network.ts'
import { teamNow } from '#lib/testing/team-samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useToasts } from '#ui/toast/toast-store.ts'
import { gatewayWithDividends, paid, readyDividend } from '../testing/gateway-with-dividends.ts'
import { DividendRecord } from './dividend-record.tsx'

beforeEach(() => {
  sessionStorage.clear()
  useToasts.setState({ toasts: [] })
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const show = (search = '') => showCentrePage('Dividend record', DividendRecord, search)
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

test.each(widths)(
  '[AGT-06][A11Y-01] page, confirmation and rejection fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithDividends()
    const screen = await show()
    await expect.element(screen.getByText('1 – 5 of 5')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Pay agent41 ₱259.34 for October 2026' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Pay agent41 ₱259.34?' })).toBeVisible()
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Not now' }).click()
    await screen.getByRole('button', { name: 'Reject agent41’s request for October 2026' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-05] the running period says what it comes to and which conditions are met', async () => {
  gatewayWithDividends()
  const screen = await show()
  await expect
    .element(
      screen.getByText('8% of your team’s net profit per month, under your contract with your upline.'),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'November 2026, so far' })).toBeVisible()
  await expect.element(screen.getByText('9 days left')).toBeVisible()
  const bar = (name: string) => screen.getByRole('progressbar', { name })
  await expect.element(bar('Active members')).toHaveAttribute('aria-valuetext', '12 of 20')
  await expect.element(bar('Active members')).toHaveAttribute('aria-valuenow', '60')
  await expect.element(bar('Valid bet')).toHaveAttribute('aria-valuetext', '₱5.09M of ₱80,000')
  await expect.element(bar('Net profit')).toHaveAttribute('aria-valuetext', '₱74,264, must be above ₱0')
  await expect.element(screen.getByText(/^Unless all three are met/)).toBeVisible()
})

describe('[AGT-06] requesting', () => {
  test('a ready dividend is requested once, however often it is pressed, and said', async () => {
    const network = gatewayWithDividends()
    let answer: () => void = () => {}
    network.answer(
      agentDividends.request,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ...readyDividend, state: 'requested', requested: teamNow })
        }),
    )
    const screen = await show()
    await expect.element(screen.getByText(/Request it by Nov 30, 2026, or it expires\./)).toBeVisible()
    const button = screen.getByRole('button', { name: 'Request ₱5,113.02 for October 2026' })
    await button.dblClick()
    await expect.poll(() => network.sent(agentDividends.request).length).toBe(1)
    const again = gatewayWithDividends([{ ...readyDividend, state: 'requested', requested: teamNow }])
    answer()
    await expect.poll(toasts).toEqual(['Requested: ₱5,113.02 for October 2026.'])
    await expect.poll(() => again.sent(agentDividends.requests).length).toBe(1)
    expect(network.sent(agentDividends.request)).toHaveLength(1)
    await expect.element(button).not.toBeInTheDocument()
    const now = screen.getByRole('listitem').filter({ hasText: 'RequestedNov 22, 20:00' })
    await expect.element(now).toHaveAttribute('aria-current', 'step')
  })

  test('a refusal is shown, and what is shown is loaded again', async () => {
    const network = gatewayWithDividends()
    network.answer(agentDividends.request, () => refusal('DIVIDEND_LAPSED', 'This dividend has lapsed.'))
    const screen = await show()
    await screen.getByRole('button', { name: /^Request ₱5,113\.02/ }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This dividend has lapsed.')
    await expect.poll(() => network.sent(agentDividends.requests).length).toBe(2)
  })

  test.each(faultCases)(
    '[NET-05][ERR-01] a request that isn’t made says so at once after $fault, and the next try makes it',
    async ({ answer, says }) => {
      const network = gatewayWithDividends()
      network.answer(agentDividends.request, answer)
      const screen = await show()
      const button = screen.getByRole('button', { name: 'Request ₱5,113.02 for October 2026' })
      await expect.element(button).toBeVisible()
      // What is shown is asked for again, and the gateway is slow.
      const late = Promise.withResolvers<never>()
      network.answer(agentDividends.requests, () => late.promise)
      await button.click()
      await expect.element(screen.getByRole('alert')).toMatchTextContent(says)
      const requested = { ...readyDividend, state: 'requested', requested: teamNow }
      const again = gatewayWithDividends([requested])
      again.answer(agentDividends.request, () => requested)
      await button.click()
      await expect.poll(toasts).toEqual(['Requested: ₱5,113.02 for October 2026.'])
      await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
      expect([network, again].map((one) => one.sent(agentDividends.request).length)).toEqual([1, 1])
    },
  )

  test('several are listed, a rejected one with its reason; none is said calmly', async () => {
    const others = ['2026-11-09', '2026-11-16'].map((day, index) => ({
      ...readyDividend,
      dividendId: String(20 + index),
      from: Date.parse(`${day}T00:00:00+08:00`) - 7 * 86_400_000,
      to: Date.parse(`${day}T00:00:00+08:00`),
      ...(index === 1 && { state: 'rejected', decided: teamNow, reason: 'Wrong week' }),
    }))
    gatewayWithDividends(others)
    const screen = await show()
    const list = screen.getByRole('list', { name: 'Open dividends' })
    await expect.element(list.getByRole('button', { name: /^Request ₱5,113\.02 for Nov 2/ })).toBeVisible()
    await expect.element(list.getByRole('button', { name: /^Request ₱5,113\.02 for Nov 9/ })).toBeVisible()
    await expect.element(list.getByText(/Nov 22, 2026: Wrong week/)).toBeVisible()
    await screen.unmount()
    gatewayWithDividends([], 0)
    const empty = await show()
    await expect.element(empty.getByText('Nothing to request now')).toBeVisible()
    await expect.element(empty.getByText('No downline is waiting for a dividend.')).toBeVisible()
  })
})

describe('[AGT-06] deciding on a downline’s request', () => {
  test('a rejection asks for the reason, at most 140 characters of it, and sends it once', async () => {
    const network = gatewayWithDividends()
    network.answer(agentDividends.reject, () => refusal('DIVIDEND_PAID', 'This dividend is already paid.'))
    const screen = await show()
    await screen.getByRole('button', { name: /^Reject agent41/ }).click()
    const dialog = screen.getByRole('dialog', { name: 'Reject agent41’s request' })
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    const submit = dialog.getByRole('button', { name: 'Reject the request' })
    await submit.click()
    await expect.element(reason).toHaveAccessibleDescription(/Enter a reason/)
    await reason.fill('x'.repeat(141))
    await expect.element(reason).toHaveAccessibleDescription('Keep the reason within 140 characters.')
    expect(network.sent(agentDividends.reject)).toHaveLength(0)
    await reason.fill(' Wrong month ')
    await submit.click()
    await expect.element(reason).toHaveAccessibleDescription('This dividend is already paid.')
    await expect.element(reason).toHaveValue(' Wrong month ')
    network.answer(agentDividends.reject, () => ({ dividendId: '41', decided: teamNow }))
    await submit.dblClick()
    await expect.poll(toasts).toEqual(['agent41’s request is rejected.'])
    await expect.element(dialog).not.toBeInTheDocument()
    const sent = network.sent(agentDividends.reject)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toEqual({
      dividendId: '41',
      requested: Date.parse('2026-11-02T09:00:00+08:00'),
      reason: 'Wrong month',
    })
  })

  test.each(faultCases)(
    '[NET-05][ERR-01] a rejection that isn’t made says so at its field after $fault, keeps the reason, and the next try makes it',
    async ({ answer, says }) => {
      const network = gatewayWithDividends()
      network.answer(agentDividends.reject, answer)
      const screen = await show()
      await screen.getByRole('button', { name: /^Reject agent41/ }).click()
      const dialog = screen.getByRole('dialog', { name: 'Reject agent41’s request' })
      const reason = dialog.getByRole('textbox', { name: 'Reason' })
      const submit = dialog.getByRole('button', { name: 'Reject the request' })
      await reason.fill('Wrong month')
      await submit.click()
      await expect.element(reason).toHaveAccessibleDescription(says)
      await expect.element(reason).toHaveValue('Wrong month')
      expect(toasts()).toEqual([])
      network.answer(agentDividends.reject, () => ({ dividendId: '41', decided: teamNow }))
      await submit.click()
      await expect.poll(toasts).toEqual(['agent41’s request is rejected.'])
      await expect.element(dialog).not.toBeInTheDocument()
      const [first, second, ...more] = network.sent(agentDividends.reject).map(({ body }) => body)
      expect([second, more]).toEqual([first, []])
    },
  )

  test('requests are paged by the gateway', async () => {
    const network = gatewayWithDividends([readyDividend], 12)
    const screen = await show()
    await screen
      .getByRole('navigation', { name: 'Pages of requests' })
      .getByRole('button', { name: 'Page 3' })
      .click()
    await expect.element(screen.getByText('11 – 12 of 12')).toBeVisible()
    expect(network.sent(agentDividends.requests).at(-1)?.query.get('pageNo')).toBe('3')
  })

  test('once the last page has been decided on, the page before is shown', async () => {
    gatewayWithDividends([readyDividend], 6)
    const screen = await show()
    const pages = screen.getByRole('navigation', { name: 'Pages of requests' })
    await pages.getByRole('button', { name: 'Page 2' }).click()
    await screen.getByRole('button', { name: /^Pay agent46/ }).click()
    gatewayWithDividends([readyDividend], 5).answer(agentDividends.pay, () => ({
      ...paid,
      dividendId: '46',
      account: 'agent46',
    }))
    await screen.getByLabelText('Payment password').fill('740213')
    await screen.getByRole('button', { name: 'Pay ₱259.34', exact: true }).click()
    await expect.element(screen.getByText('You paid agent46 ₱259.34. Number: V00000041')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Pay agent41/ })).toBeVisible()
  })

  test('a late rejection leaves the dialog open that was opened meanwhile', async () => {
    const network = gatewayWithDividends()
    const late = Promise.withResolvers<unknown>()
    network.answer(agentDividends.reject, () => late.promise)
    const screen = await show()
    await screen.getByRole('button', { name: /^Reject agent41/ }).click()
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Wrong month')
    await screen.getByRole('button', { name: 'Reject the request' }).click()
    await expect.poll(() => network.sent(agentDividends.reject).length).toBe(1)
    await screen.getByRole('button', { name: 'Close' }).last().click()
    await screen.getByRole('button', { name: /^Reject agent42/ }).click()
    const other = screen.getByRole('dialog', { name: 'Reject agent42’s request' })
    await other.getByRole('textbox', { name: 'Reason' }).fill('Too early')
    late.resolve({ dividendId: '41', decided: teamNow })
    await expect.poll(toasts).toEqual(['agent41’s request is rejected.'])
    await expect.element(other.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too early')
  })
})

describe('[AGT-06] the record', () => {
  test('shows each period’s state and the reason, with the sums of the whole filter', async () => {
    gatewayWithDividends()
    const screen = await show()
    const table = screen.getByRole('table', { name: 'Record' })
    for (const row of [
      /^October 2026 8% 308 .*Ready until Nov 30, 2026$/,
      /^September 2026 .*Paid Oct 4, 2026, V00000011$/,
      /^August 2026 .*Rejected Sep 3, 2026: Two bets were settled again$/,
      /^July 2026 .*₱0\.00 None too few active members, the team made a loss$/,
      /^June 2026 .*Expired not requested by Jul 31, 2026$/,
      /^All 5 .*₱20,452\.08 Paid: ₱5,113\.02$/,
    ])
      await expect.element(table.getByRole('row', { name: row })).toBeVisible()
  })

  test('is narrowed down by months and state, in the address too; nonsense is dropped', async () => {
    const network = gatewayWithDividends()
    const screen = await show('?state=%00&range=tomorrow')
    const last = () => network.sent(agentDividends.record).at(-1)?.query
    await expect.poll(() => last()?.get('from')).toBe(String(Date.parse('2026-05-01T00:00:00+08:00')))
    expect(last()?.has('state')).toBe(false)
    await screen.getByRole('button', { name: 'Last 12 months' }).click()
    await expect.poll(() => last()?.get('from')).toBe(String(Date.parse('2025-11-01T00:00:00+08:00')))
    await screen.getByRole('button', { name: 'Status: All statuses' }).click()
    await screen.getByRole('menuitemradio', { name: 'Paid' }).click()
    await expect.poll(() => last()?.get('state')).toBe('paid')
    await expect.element(screen.getByTestId('address')).toHaveTextContent('/?state=paid&range=last12Months')
  })

  test('that is empty offers more months; both parts fail and come back by themselves', async () => {
    const network = gatewayWithDividends()
    const none = {
      list: [],
      total: 0,
      totalPages: 0,
      totals: { validBet: '0', netProfit: '0', earned: '0', paid: '0' },
    }
    network.answer(agentDividends.record, () => none)
    const screen = await show()
    await expect.element(screen.getByText('No period ended on these dates')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await screen.getByRole('button', { name: 'Show 12 months' }).click()
    await expect.element(screen.getByTestId('address')).toHaveTextContent('/?range=last12Months')
    await screen.unmount()
    const broken = gatewayWithDividends()
    broken.answer(agentDividends.requests, () => status(404))
    broken.answer(agentDividends.record, () => status(404))
    const failed = await show()
    await expect.element(failed.getByRole('heading', { name: 'Your dividends didn’t load' })).toBeVisible()
    await expect.element(failed.getByRole('heading', { name: 'The record didn’t load' })).toBeVisible()
    gatewayWithDividends()
    for (const retry of [0, 0]) await failed.getByRole('button', { name: 'Try again' }).nth(retry).click()
    await expect.element(failed.getByRole('heading', { name: 'November 2026, so far' })).toBeVisible()
    await expect.element(failed.getByText('1 – 5 of 5')).toBeVisible()
  })
})
