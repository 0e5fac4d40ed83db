import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { refusal } from '#lib/testing/network.ts'
import { watchSavedFile } from '#lib/testing/saved-file.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { dailySample, gatewayWithSalaries, realtimeSample, salaryNow } from '../testing/salary-network.ts'
import { DailySalary } from './daily-salary.tsx'
import { HourlySalary } from './hourly-salary.tsx'
import { RealtimeSalary } from './realtime-salary.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: salaryNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const pages = {
  daily: ['Daily salary', DailySalary, 'Day by day'],
  hourly: ['Hourly salary', HourlySalary, 'Hour by hour'],
  realtime: ['Real-time salary', RealtimeSalary, 'Settlements'],
} as const
type Kind = keyof typeof pages
const kinds = ['daily', 'hourly', 'realtime'] as const
const show = (kind: Kind, search = '') => showCentrePage(pages[kind][0], pages[kind][1], search)

test.each(kinds.flatMap((kind) => widths.map((width) => [kind, width] as const)))(
  '[AGT-02][AGT-06][A11Y-01] the %s page and its detail fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (kind, width) => {
    await setWidth(width)
    gatewayWithSalaries()
    const screen = await show(kind)
    await expect
      .element(screen.getByRole('navigation', { name: 'Salaries' }).getByText('Hourly'))
      .toBeVisible()
    await expect.element(screen.getByRole('table', { name: pages[kind][2] })).toBeInTheDocument()
    await expect.element(screen.getByRole('list', { name: /move with the arrow keys/ })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen
      .getByRole('button', { name: /^Settlement of/ })
      .nth(1)
      .click()
    await expect.element(screen.getByText('1 – 10 of 22')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-02] today counts: the step reached, what is missing, yesterday and the month', async () => {
  gatewayWithSalaries()
  const screen = await show('daily')
  const now = screen.getByRole('region', { name: 'Today, Sun, Nov 22' })
  await expect
    .element(
      now.getByText(
        '₱58,000.00 more in valid bets before midnight, and today pays ₱1,500.00. You already have the 25 active members you need.',
      ),
    )
    .toBeVisible()
  await expect.element(now.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '92')
  await expect.element(now.getByText('₱1,080.00, paid 00:00')).toBeVisible()
  await expect.element(now.getByText('₱18,600.00')).toBeVisible()
  const reached = screen.getByRole('region', { name: 'Steps' }).getByRole('listitem').nth(2)
  await expect.element(reached).toHaveAttribute('aria-current', 'step')
  await expect.element(screen.getByText('contract until Dec 31, 2027')).toBeVisible()
  // The name is what is seen, with the time left.
  const next = screen.getByRole('button', { name: /^Real-time: next at \d\d:\d\d ?\d+:\d\d$/ })
  await expect.element(next).toBeVisible()
})

test.each([
  [
    '320000.00',
    7,
    1,
    '3 more members who bet before midnight, and today pays ₱800.00. You’ve already reached the valid bet.',
  ],
  [
    '90000.00',
    4,
    0,
    '₱10,000.00 more in valid bets and 1 more member before midnight, and today pays ₱300.00.',
  ],
  ['900000.00', 300, 4, 'Your team has reached the top step.'],
] as const)(
  '[AGT-02] at %s and %i members the way to the next step is said',
  async (validBet, members, step, words) => {
    const network = gatewayWithSalaries()
    const running = { ...dailySample.running, validBet, members, step }
    network.answer(agentSalary.daily, () => ({ ...dailySample, running }))
    const screen = await show('daily')
    await expect.element(screen.getByText(words)).toBeVisible()
  },
)

test('[AGT-02] the record pages, keeps its range, sums the whole filter and says why a day pays nothing', async () => {
  const network = gatewayWithSalaries()
  const screen = await show('daily')
  const table = screen.getByRole('table', { name: 'Day by day' })
  await expect
    .element(table.getByRole('row', { name: /^Settlement of Sun, Nov 22.*Counting until 00:00$/ }))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: /Nov 18.*– ₱0\.00 No pay valid bet too low$/ }))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: /^All pages.*₱5,926,000\.00.*₱9,400\.00/ }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByText('15 – 28 of 30')).toBeVisible()
  const [one, two] = network.sent(agentSalary.days).slice(-2)
  expect([two?.query.get('from'), two?.query.get('to')]).toEqual([
    one?.query.get('from'),
    one?.query.get('to'),
  ])
})

test('[AGT-06] this hour says what is missing and until when; a row opens its members and its bets', async () => {
  gatewayWithSalaries()
  const screen = await show('hourly')
  await expect.element(screen.getByRole('heading', { name: 'This hour, 20:00 – 21:00' })).toBeVisible()
  await expect
    .element(screen.getByText(/^₱58,000\.00 more before 21:00, and this hour pays ₱1,500\.00\./))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Settlement of Nov 22, 19:00 – 20:00' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Nov 22, 19:00 – 20:00' })
  await expect
    .element(
      sheet.getByText(
        'Your team bet ₱741,000.00, and 197 members played. That reaches step 3 (₱600,000 and 20 members), which pays ₱1,080.00.',
      ),
    )
    .toBeVisible()
  await expect.element(sheet.getByText('SH11-20261122-1')).toBeVisible()
  await sheet.getByRole('button', { name: 'Page 3' }).click()
  await expect.element(sheet.getByText('21 – 22 of 22')).toBeVisible()
  await sheet.getByRole('tab', { name: 'Bets' }).click()
  await expect.element(sheet.getByText('1 – 10 of 66')).toBeVisible()
})

test('[AGT-06] the hours go by page, and all of them into a file', async () => {
  gatewayWithSalaries()
  const screen = await show('hourly')
  const linesOfFile = watchSavedFile()
  await expect.element(screen.getByText('1 – 12 of 30')).toBeVisible()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByText('13 – 24 of 30')).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(linesOfFile).toHaveLength(31)
  expect((await linesOfFile()).join()).toContain('SH11-20261122-1')
})

test('[AGT-02] a day opens its members, and no list of a whole day’s bets', async () => {
  const network = gatewayWithSalaries()
  const screen = await show('daily')
  await screen.getByRole('button', { name: 'Settlement of Wed, Nov 18' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Wed, Nov 18' })
  await expect
    .element(sheet.getByText(/The first step needs ₱100,000 and 5 members, so this pays nothing\.$/))
    .toBeVisible()
  await expect.element(sheet.getByText('player0')).toBeVisible()
  expect(sheet.getByRole('tab').query()).toBeNull()
  expect(network.sent(agentSalary.bets)).toEqual([])
})

test('[AGT-06] the last hour, sums and settlements; a row opens its formula and bets', async () => {
  gatewayWithSalaries()
  const screen = await show('realtime')
  await expect.element(screen.getByText('valid bet, about ₱0.86 so far')).toBeVisible()
  await expect.element(screen.getByText('18 settlements')).toBeVisible()
  await expect.element(screen.getByText('₱2,722.00')).toBeVisible()
  await expect.element(screen.getByText('0.03%').first()).toBeVisible()
  await expect.element(screen.getByText(/^Paid: 29 of 240 settlements\./)).toBeVisible()
  const chart = screen.getByRole('region', { name: 'The last hour' })
  await chart.getByRole('button', { name: 'Show table' }).click()
  expect(chart.getByRole('table').element().querySelectorAll('tbody tr')).toHaveLength(12)
  await screen.getByRole('button', { name: 'Settlement of Nov 22, 20:00' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Nov 22, 20:00' })
  await expect
    .element(sheet.getByText('₱4,812.50 in valid bets × 0.03% = ₱1.44, rounded down to the centavo.'))
    .toBeVisible()
  await sheet.getByRole('tab', { name: 'Bets' }).click()
  await expect.element(sheet.getByText('1 – 10 of 66')).toBeVisible()
  await expect.element(sheet.getByText('20:00:00')).toBeVisible()
})

test('[AGT-06] five minutes below the least valid bet say what they would take', async () => {
  const network = gatewayWithSalaries()
  const running = { ...realtimeSample.running, validBet: '12.00', amount: '0.00' }
  network.answer(agentSalary.realtime, () => ({ ...realtimeSample, running }))
  const screen = await show('realtime')
  await expect.element(screen.getByText('valid bet; pays from ₱1,000')).toBeVisible()
})

test('[BOOT-06] only the salaries of the agent’s contract have tabs, and a tab opens its page', async () => {
  const network = gatewayWithSalaries()
  network.answer(member.consolidated, () => ({
    dailysalreqtype: true,
    contracthoursalreq: false,
    realtimesalreqtype: true,
    info: {},
  }))
  const screen = await show('daily')
  const tabs = screen.getByRole('navigation', { name: 'Salaries' })
  await tabs.getByRole('button', { name: 'Real-time' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'agent', page: 'realtimeSalary' })
  await expect.element(tabs.getByRole('button', { name: 'Daily' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('button', { name: 'Hourly' }).query()).toBeNull()
})

test.each(kinds)('[AGT-02][AGT-06] a refusal of the %s salary is said, and it loads again', async (kind) => {
  const network = gatewayWithSalaries()
  let calls = 0
  const first = (answer: unknown) => () => {
    calls += 1
    return calls === 1 ? refusal('SALARY_NOT_AGREED', 'Your contract doesn’t include this salary.') : answer
  }
  network.answer(agentSalary.daily, first(dailySample))
  network.answer(agentSalary.hourly, first(dailySample))
  network.answer(agentSalary.realtime, first(realtimeSample))
  const screen = await show(kind)
  await expect.element(screen.getByText(/Your contract doesn’t include this salary\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('₱18,600.00').or(screen.getByText('₱2,722.00'))).toBeVisible()
})

test.each(kinds)('[AGT-02][AGT-06] a %s record without rows says what would fill it', async (kind) => {
  gatewayWithSalaries(0)
  const screen = await show(kind)
  await expect.element(screen.getByText('Nothing was settled on these dates')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
})

test('[AGT-02] pay that waits for room in the wallet is said', async () => {
  const network = gatewayWithSalaries()
  network.answer(agentSalary.daily, () => ({ ...dailySample, waiting: true, before: null }))
  const screen = await show('daily')
  await expect.element(screen.getByText(/^Your wallet is full, so your salary is on hold\./)).toBeVisible()
  await expect.element(screen.getByText('not settled')).toBeVisible()
})

test('[AGT-02] a day that doesn’t count yet says from when it does, and promises nothing', async () => {
  const network = gatewayWithSalaries()
  const contract = { ...dailySample.contract, from: dailySample.running.to }
  const running = { ...dailySample.running, step: 0, amount: '0.00' }
  network.answer(agentSalary.daily, () => ({ ...dailySample, contract, running }))
  const screen = await show('daily')
  await expect.element(screen.getByText(/^Counts from /)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'To the next step' }).query()).toBeNull()
})
