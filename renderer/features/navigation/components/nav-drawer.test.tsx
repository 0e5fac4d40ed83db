import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { GamesNav } from './games-nav.tsx'
import { NavDrawer } from './nav-drawer.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <GamesNav />
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {open && <NavDrawer search={<p>Search</p>} foot={<p>Language</p>} />}
    </>
  )
}

/** What a part of the page holds when it comes, before anything is added to it. */
const firstTextOf = (selector: string) =>
  new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      const part = document.querySelector(selector)
      if (!part) return
      observer.disconnect()
      resolve(part.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('[PERF-02, NAV-02] the drawer opens with the first categories, and the rest comes right after', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  const cards = ['RNG', 'LIVE', 'FISH', 'PVP', 'TABLE', 'BINGO'].map((gameType) => ({
    vassalage: `V${gameType}`,
    gameType,
    displayName: `Vendor ${gameType}`,
    smallIcon: '/vendor.svg',
    gameCount: 10,
  }))
  network.answer(games.vendors, () => ({ lanes: [{ title: 'All', cards }] }))
  network.answer(games.hot, () => ({ categories: [] }))
  const screen = await renderSite(<Opener />, {})
  await expect.element(screen.getByRole('link', { name: 'Slots' })).toBeVisible()
  const first = firstTextOf('dialog')
  await screen.getByRole('button', { name: 'Menu' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer.getByText('Language')).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: /^Bingo/ })).toBeVisible()
  expect(await first).toMatch(/Slots.*Live Casino.*Fishing.*Poker.*Table Game/)
  expect(await first).not.toMatch(/Bingo|Language/)
})
