import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { createMoneyOperation } from './create-money-operation.ts'
import { useClaim } from './use-claim.ts'

const operation = createMoneyOperation(promotions.claim)
const changed = [points.balance]

beforeEach(() => sessionStorage.clear())

function Claim() {
  const gateway = useGateway()
  const { claim } = useClaim(operation, changed)
  useQuery({ ...endpointQuery(gateway, accountSummary.balance, {}), staleTime: 30_000 })
  useQuery({ ...endpointQuery(gateway, points.balance, {}), staleTime: 30_000 })
  return (
    <button type="button" onClick={() => claim({ applicationId: 'a1' })}>
      Claim
    </button>
  )
}

test('[MBR-02][MBR-14] a refused claim too has the money shown again, and what its feature names', async () => {
  const network = fakeNetwork()
  network.answer(accountSummary.balance, () => ({ sumBalance: '1' }))
  network.answer(points.balance, () => ({ points: 1 }))
  network.answer(promotions.claim, () => refusal('CLAIM_GONE', 'There is nothing to claim here any more.'))
  const screen = await renderSite(<Claim />, { signedIn: true })
  await expect.poll(() => network.sent(points.balance).length).toBe(1)
  await screen.getByRole('button').click()
  await expect.poll(() => network.sent(points.balance).length).toBe(2)
  await expect.poll(() => network.sent(accountSummary.balance).length).toBe(2)
})
