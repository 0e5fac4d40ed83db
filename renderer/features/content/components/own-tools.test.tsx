import { expect, test } from 'vitest'
import { overviewOf } from '#lib/limits/testing/overview-of.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { OwnTools } from './own-tools.tsx'

const limitsSection = { name: 'member', page: 'securityCenter', query: 'section=limits' }

async function showTools(overview?: unknown) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(limits.overview, () => overview)
  const screen = await renderSite(<OwnTools />, { signedIn: overview !== undefined })
  return { network, screen }
}

test('[RSG-02] each tool says what leaves the least, and until when', async () => {
  const { screen } = await showTools(
    overviewOf({
      'deposit day': { own: '5000', used: '1500', left: '3500' },
      'deposit month': { own: '1600', used: '1500', left: '100' },
      'loss day': { house: '50', left: '50' },
    }),
  )
  await expect.element(screen.getByText('₱100.00 left until Dec 1, 2026, 00:00.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Change: Deposit limit' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Set: Loss limit' })).toBeVisible()
  await expect.element(screen.getByText('Every 30 min.')).toBeVisible()
})

test.each(['Set: Deposit limit', 'Choose: Take a break', 'Read and choose: Exclude yourself'])(
  '[RSG-03] one step leads to where it is set: %s',
  async (name) => {
    const until = Date.parse('2026-11-28T21:37:00+08:00')
    const { screen } = await showTools(overviewOf({}, { pause: { kind: 'break', until } }))
    await expect.element(screen.getByText('On until Nov 28, 2026, 21:37.')).toBeVisible()
    await screen.getByRole('button', { name }).click()
    expect(useOverlays.getState().open).toEqual(limitsSection)
  },
)

test('[RSG-04] visitors read what there is, and log in first', async () => {
  const { network, screen } = await showTools()
  await screen.getByRole('button', { name: 'Set: Deposit limit' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  expect(network.sent(limits.overview)).toHaveLength(0)
})
