import { useState } from 'react'
import { expect, test } from 'vitest'
import { useBalance } from '#lib/balance/use-balance.tsx'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { useMoneyMoves } from './use-money-moves.ts'

function Balance() {
  return <output aria-label="Balance">{useBalance().shown}</output>
}

/** A game with its balance, which makes room for the lobby with its own. */
function Site() {
  const [playing, setPlaying] = useState(true)
  return playing ? <Game leave={() => setPlaying(false)} /> : <Balance />
}

function Game({ leave }: { leave: () => void }) {
  const moved = useMoneyMoves()
  return (
    <>
      <Balance />
      <button type="button" onClick={moved}>
        Round
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  )
}

/** Renders the open game with a balance of 1,000.00. */
async function play() {
  const network = fakeNetwork()
  network.answer(accountSummary.balance, () => ({ sumBalance: '1000' }))
  const screen = await renderSite(<Site />, { signedIn: true })
  const balance = screen.getByRole('status', { name: 'Balance' })
  await expect.element(balance).toHaveTextContent('₱1,000.00')
  return { network, screen, balance }
}

test('[LNCH-04, NAV-04] whoever leaves a game right after a round sees the balance after it', async () => {
  const { network, screen, balance } = await play()
  network.answer(accountSummary.balance, () => ({ sumBalance: '998' }))
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(balance).toHaveTextContent('₱998.00')
})

test('[LNCH-04, NAV-04] an answer from before the last round doesn’t stay when the game is left', async () => {
  const { network, screen, balance } = await play()
  const early = Promise.withResolvers<object>()
  network.answer(accountSummary.balance, () => early.promise)
  await screen.getByRole('button', { name: 'Round' }).click()
  await expect.poll(() => network.sent(accountSummary.balance)).toHaveLength(2)
  network.answer(accountSummary.balance, () => ({ sumBalance: '998' }))
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(balance).toHaveTextContent('₱998.00')
  early.resolve({ sumBalance: '1000' })
  await expect.element(balance).toHaveTextContent('₱998.00')
})
