import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { gatewayWithIncome } from '#features/agent-income/testing/gateway-with-income.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { gatewayWithTeam } from '#lib/testing/team-samples.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { AgentButton } from '../header/agent-button.tsx'
import { AgentCentre } from './agent-centre.tsx'

beforeEach(() => {
  useOverlays.getState().closeAll()
})
afterEach(() => page.viewport(1280, 800))

function Turned({ first }: { first: string | undefined }) {
  const [key, setKey] = useState(first)
  const [open, setOpen] = useState(true)
  return open ? <AgentCentre page={key} onPage={setKey} onClose={() => setOpen(false)} /> : <p>Closed</p>
}
const show = (first?: string) => renderSite(<Turned first={first} />, { signedIn: true })

test('[AGT-01] the team overview is open at first, marked in the menu, with a close control', async () => {
  gatewayWithTeam()
  const screen = await show()
  const centre = screen.getByRole('dialog', { name: 'Agent centre' })
  const entry = centre.getByRole('navigation').getByRole('button', { name: 'Team overview' })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.element(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
  await expect.element(centre.getByText('Rebate 1.2% · team of 50,000')).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Closed')).toBeVisible()
})

test('[AGT-02] a phone’s menu begins with the recent income, which isn’t fetched where the menu stands beside a page', async () => {
  const network = gatewayWithIncome()
  const wide = await show('agentTeamOverview')
  await expect.element(wide.getByText('Rebate 1.2% · team of 50,000')).toBeVisible()
  expect(network.sent(agentIncome.overview)).toEqual([])
  await wide.unmount()
  await page.viewport(390, 844)
  const screen = await show()
  await expect.element(screen.getByText('Income, last 14 days')).toBeVisible()
  await expect.element(screen.getByText('₱4,700.65')).toBeVisible()
})

test('[AGT-01] an address with an unknown page opens the team overview', async () => {
  gatewayWithTeam()
  const screen = await show('noSuchPage')
  await expect.element(screen.getByRole('heading', { name: 'Team overview' })).toBeVisible()
})

test('[AGT-01][GRD-03] the centre shows nothing until the agent check has passed', async () => {
  const network = gatewayWithTeam()
  let pass: (value: { agent: boolean }) => void = () => {}
  network.answer(member.agentCheck, () => new Promise((resolve) => (pass = resolve)))
  const screen = await show()
  await expect.poll(() => network.sent(member.agentCheck).length).toBe(1)
  expect(screen.getByRole('dialog').query()).toBeNull()
  expect(screen.getByText('Closed').query()).toBeNull()
  pass({ agent: true })
  await expect.element(screen.getByRole('dialog', { name: 'Agent centre' })).toBeVisible()
})

test.each([
  ['whose agent check is refused', 1, () => ({ agent: false })],
  ['whose agent check fails', 1, () => refusal('BUSY', 'Try later.')],
  ['who is a member', 0, () => ({ agent: true })],
  ['of a demo account', 4, () => ({ agent: true })],
] as const)(
  '[GRD-03] for a visitor %s the centre closes and asks for nothing of a team',
  async (_, type, check) => {
    const network = gatewayWithTeam()
    network.answer(member.info, () => ({ ...samples.member, type }))
    network.answer(member.agentCheck, check)
    const screen = await show()
    await expect.element(screen.getByText('Closed')).toBeVisible()
    expect(network.sent(agentTeam.own)).toEqual([])
    expect(network.sent(agentTeam.overview)).toEqual([])
  },
)

test('[HDR-03] the agent button opens the centre, and is there only once the agent check has passed', async () => {
  gatewayWithTeam()
  const screen = await renderSite(<AgentButton />, { signedIn: true })
  await screen.getByRole('button', { name: 'Agent centre' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'agent' })
})

test.each([
  [0, { agent: true }],
  [4, { agent: true }],
  [41, { agent: false }],
] as const)('[HDR-03] an account of type %i with the check %j has no agent button', async (type, check) => {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, type }))
  network.answer(member.agentCheck, () => check)
  const screen = await renderSite(
    <>
      <AgentButton />
      <p>Beside</p>
    </>,
    { signedIn: true },
  )
  await expect.element(screen.getByText('Beside')).toBeVisible()
  await expect.poll(() => network.sent(member.info).length).toBe(1)
  await expect.poll(() => network.sent(member.agentCheck).length).toBe(type === 41 ? 1 : 0)
  expect(screen.getByRole('button').query()).toBeNull()
})

/** What the menu items with a type depend on: the merchant's flag, the consolidated payload, and the pages. */
const typed = [
  ['enableCt', 'contractDividend', { divtypereq: true }, ['Contracts', 'Dividend record']],
  ['salary', 'dailySalary', { dailysalreqtype: true }, ['Daily salary']],
  ['hourSalary', 'hourlySalary', { contracthoursalreq: true }, ['Hourly salary']],
  ['agentRealtimeSalary', 'realtimeSalary', { realtimesalreqtype: true }, ['Real-time salary']],
] as const
const always = [
  'Team overview',
  'Downline',
  'Register centre',
  'Announcements',
  'Team betting',
  'User loss',
  'Account details',
  'My income',
]

async function menuWith(flags: readonly string[], own: object) {
  const network = gatewayWithTeam()
  network.answer(system.settings, () => ({ nodes: flags.map((modId) => ({ modId, enabled: '1' })) }))
  network.answer(accountDetails.consolidated, () => ({ info: {}, ...own }))
  const screen = await show()
  const menu = screen.getByRole('dialog', { name: 'Agent centre' }).getByRole('navigation')
  await expect.element(menu.getByRole('button', { name: 'My income' })).toBeVisible()
  await expect.poll(() => network.sent(accountDetails.consolidated).length).toBe(1)
  await expect.poll(() => network.sent(system.settings).length).toBe(1)
  const names = () =>
    menu
      .getByRole('button')
      .elements()
      .map((entry) => entry.textContent)
  return { names }
}

test.each(typed)(
  '[AGT-02][AGT-03][BOOT-06] entries of the type %s are there with the flag %s and what the account has',
  async (_, flag, own, pages) => {
    const { names } = await menuWith([flag], own)
    await expect.poll(() => names().toSorted()).toEqual([...always, ...pages].toSorted())
  },
)

test.each([
  ['no flag is on', [], Object.assign({}, ...typed.map(([, , own]) => own))],
  ['the account has nothing', typed.map(([, flag]) => flag), {}],
] as const)('[AGT-03][BOOT-06] if %s, the menu has no entry with a type', async (_, flags, own) => {
  const { names } = await menuWith(flags, own)
  await expect.poll(() => names().toSorted()).toEqual(always.toSorted())
})

test('[AGT-02] all thirteen entries, in their groups and order', async () => {
  const { names } = await menuWith(
    typed.map(([, flag]) => flag),
    Object.assign({}, ...typed.map(([, , own]) => own)),
  )
  await expect
    .poll(names)
    .toEqual([
      'Team overview',
      'Downline',
      'Register centre',
      'Contracts',
      'Announcements',
      'Team betting',
      'User loss',
      'Account details',
      'My income',
      'Dividend record',
      'Daily salary',
      'Hourly salary',
      'Real-time salary',
    ])
})
