import { overviewOf } from '#lib/limits/testing/overview-of.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { LimitsSection } from '../components/limits-section.tsx'

/** Limits: one in use, one almost reached, one with a raise that waits. */
export const someLimits = {
  'deposit day': { own: '5000', used: '1500', left: '3500' },
  'loss week': { own: '2200', used: '2200', left: '0' },
  'time day': {
    own: '180',
    used: '72',
    left: '108',
    pending: { limit: '240', from: Date.parse('2026-11-22T21:40+08:00') },
  },
}

/** Renders the section at a gateway that answers with this overview. */
export async function showLimits(overview: () => unknown = () => overviewOf(someLimits)) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(limits.overview, overview)
  return { network, screen: await showCentrePage('Limits and breaks', LimitsSection) }
}
