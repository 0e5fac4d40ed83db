import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { games } from '#shared/contract/endpoints/games.ts'
import { type Choice, noFilters } from '../model/choice.ts'
import { LobbyFilters } from './lobby-filters.tsx'

const given = {
  volatility: [{ value: 'high', count: 12 }],
  minRtp: [
    { value: '96', count: 1204 },
    { value: '97', count: 30 },
  ],
  feature: [
    { value: 'bonusBuy', count: 3 },
    { value: 'somethingNew', count: 1 },
  ],
}
const unchosen: Choice = { vendor: undefined, list: 'all', search: '', ...noFilters }

function Filters() {
  const [choice, setChoice] = useState(unchosen)
  return (
    <LobbyFilters
      among={{ gameType: 'RNG', vassalage: 'KD' }}
      choice={choice}
      onChange={(change) => setChoice({ ...choice, ...change })}
    />
  )
}

beforeEach(() => page.viewport(1280, 800))

test('[LST-04] filters are those that the gateway has, with counts, and are cleared together', async () => {
  const network = fakeNetwork()
  network.answer(games.filters, () => given)
  const screen = await renderSite(<Filters />)
  expect(network.sent(games.filters)).toEqual([])
  await screen.getByRole('button', { name: 'Filters' }).click()
  const panel = screen.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('button', { name: '96% or more 1,204' }).click()
  await panel.getByRole('button', { name: 'Bonus buy 3' }).click()
  // A code that the client has no words for stands for itself.
  await expect.element(panel.getByRole('button', { name: 'somethingNew 1' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible()
  await panel.getByRole('button', { name: '97% or more 30' }).click()
  await expect.element(panel.getByRole('button', { name: /^96%/ })).toHaveAttribute('aria-pressed', 'false')
  await panel.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  const [sent] = network.sent(games.filters)
  expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({ gameType: 'RNG', vassalage: 'KD' })
})

test('[LST-04] filters that do not load say so, and are asked for again', async () => {
  const network = fakeNetwork()
  network.answer(games.filters, () => status(400))
  const screen = await renderSite(<Filters />)
  await screen.getByRole('button', { name: 'Filters' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The filters didn’t load.')
  network.answer(games.filters, () => ({ volatility: [], minRtp: [], feature: [] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('No options for these games.')).toBeVisible()
})

test('[LST-04] on a phone the jackpot and the least bet are in the same panel', async () => {
  await page.viewport(390, 844)
  const network = fakeNetwork()
  network.answer(games.filters, () => given)
  const screen = await renderSite(<Filters />)
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByRole('button', { name: 'Jackpot' }).click()
  await screen.getByRole('button', { name: '0.05', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible()
})
