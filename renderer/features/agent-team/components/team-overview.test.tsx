import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#lib/testing/network.ts'
import { gatewayWithTeam, teamNow, teamOverviewSample } from '#lib/testing/team-samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { TeamOverview } from './team-overview.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const show = (search = '') => showCentrePage('Team overview', TeamOverview, search)

test.each(widths)(
  '[AGT-04][A11Y-01] the page fits and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithTeam()
    const screen = await show()
    await expect.element(screen.getByText('My income')).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: /^Sun, Nov 22: Valid bet ₱7,680,415\.55/ }))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Team of player3' })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-04] figures with their change, and none where there was nothing before', async () => {
  gatewayWithTeam()
  const screen = await show()
  await expect.element(screen.getByText('Figures as of 20:00, PHT.')).toBeVisible()
  await expect.element(screen.getByText('+38 new')).toBeVisible()
  await expect.element(screen.getByText('47.7% of the team')).toBeVisible()
  await expect.element(screen.getByText('+8.1%')).toBeVisible()
  await expect.element(screen.getByText('+22.8%')).toBeVisible()
  await expect.element(screen.getByText('₱61,420.30')).toBeVisible()
  expect(screen.getByText('Infinity', { exact: false }).query()).toBeNull()
})

test('[AGT-04] behind each chart is its table', async () => {
  gatewayWithTeam()
  const screen = await show()
  const chart = screen.getByRole('region', { name: 'Valid bets and deposits' })
  await chart.getByRole('button', { name: 'Show table' }).click()
  const table = chart.getByRole('table', { name: 'Valid bets and deposits' })
  await expect.element(table.getByText('₱3,961,204.10').first()).toBeVisible()
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(14)
})

test('[AGT-04] a line is shown by its own figures, without the agent’s income, and its path leads back', async () => {
  const network = gatewayWithTeam()
  const asked: (string | null)[] = []
  network.answer(agentTeam.overview, ({ query }) => {
    const accountId = query.get('accountId')
    asked.push(accountId)
    if (accountId === null) return teamOverviewSample
    return { ...teamOverviewSample, income: null, path: [{ accountId, account: 'player3' }] }
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Team of player3' }).click()
  const path = screen.getByRole('navigation', { name: 'Where you are in the team' })
  await expect.element(path.getByText('player3')).toHaveAttribute('aria-current', 'location')
  await expect.element(screen.getByText('My income')).not.toBeInTheDocument()
  await path.getByRole('button', { name: 'You' }).click()
  await expect.element(screen.getByText('My income')).toBeVisible()
  expect(asked).toEqual([null, '103'])
})

test('[AGT-04] a line that isn’t the agent’s is said calmly, with a way to the own team', async () => {
  const network = gatewayWithTeam()
  const refused = () => refusal('NOT_IN_TEAM', 'This account isn’t in your team.')
  network.answer(agentTeam.overview, ({ query }) => (query.has('accountId') ? refused() : teamOverviewSample))
  const screen = await show('?user=77')
  await expect.element(screen.getByText(/This account isn’t in your team\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Show the whole team' }).click()
  await expect.element(screen.getByText('My income')).toBeVisible()
})

test('[AGT-04] an id in the address that can’t be one isn’t sent', async () => {
  const network = gatewayWithTeam()
  const asked: string[] = []
  network.answer(agentTeam.overview, ({ query }) => {
    asked.push(query.toString())
    return teamOverviewSample
  })
  const screen = await show('?user=12%20OR%201')
  await expect.element(screen.getByText('My income')).toBeVisible()
  expect(asked.join()).not.toContain('accountId')
})

test('[AGT-04] figures that don’t load say why and load again; an agent without a team learns how to get one', async () => {
  const network = gatewayWithTeam(0)
  let calls = 0
  network.answer(agentTeam.overview, () => {
    calls += 1
    if (calls === 1) return refusal('BUSY', 'The figures are being worked out.')
    return { ...teamOverviewSample, now: { ...teamOverviewSample.now, members: 0 } }
  })
  const screen = await show()
  await expect.element(screen.getByText(/The figures are being worked out\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('No one in your team yet')).toBeVisible()
})

test('[AGT-04][A11Y-02] each day’s two values are read out by arrow keys', async () => {
  gatewayWithTeam()
  const screen = await show()
  const last = screen.getByRole('button', { name: /^Sun, Nov 22: Valid bet/ })
  await last.click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(screen.getByRole('button', { name: /^Sat, Nov 21: Valid bet .+, Deposits ₱3,961,204\.10$/ }))
    .toHaveFocus()
})
