import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { type Report, takeReports } from '#lib/log/report.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { Region } from './region.tsx'

test('a part that could not be loaded is asked for once, and again by Try again', async () => {
  let reachable = false
  const load = vi.fn(() =>
    reachable ? Promise.resolve(() => <p>The part</p>) : Promise.reject(new Error('no such chunk')),
  )
  const part = lazyPart(load)
  const Place = () => {
    const Part = part()
    return <Part />
  }
  const screen = await renderSite(
    <Region>
      <Suspense>
        <Place />
      </Suspense>
    </Region>,
  )
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  reachable = true
  await retry.click()
  await expect.element(screen.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

/** Breaks as long as it is told to. */
function Fragile({ broken, children }: { broken: boolean; children: string }) {
  if (broken) throw new Error(`${children} broke`)
  return <p>{children}</p>
}

test('[ERR-03] a part that breaks leaves the others, is reported once, and is tried again at another address', async () => {
  const reports: Report[] = []
  takeReports((one) => reports.push(one))
  // Those of other tests have waited.
  reports.length = 0
  const ui = (broken: boolean, address: string) => (
    <>
      <Region resetKey={address}>
        <Fragile broken={broken}>Banner</Fragile>
      </Region>
      <Region fallback={() => <p>Home</p>}>
        <Fragile broken>Header</Fragile>
      </Region>
      <Region>
        <Fragile broken={false}>Games</Fragile>
      </Region>
    </>
  )
  const screen = await render(ui(true, '/'))
  await expect.element(screen.getByText('Games')).toBeVisible()
  await expect.element(screen.getByText('Home')).toBeVisible()
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('The rest of the page goes on, and nothing of yours is lost.'))
    .toBeVisible()
  expect(reports.map(({ level, cause }) => [level, String(cause)])).toEqual([
    ['error', 'Error: Banner broke'],
    ['error', 'Error: Header broke'],
  ])
  await screen.rerender(ui(false, '/'))
  await expect.element(alert).toBeVisible()
  await screen.rerender(ui(false, '/rng'))
  await expect.element(screen.getByText('Banner')).toBeVisible()
})

test('[ERR-03] a part that throws nothing at all is broken too', async () => {
  const Odd = () => {
    throw undefined
  }
  const screen = await render(
    <Region>
      <Odd />
    </Region>,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
