import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { onceReachable } from '#lib/chunks/once-reachable.ts'
import { recovery } from '#lib/chunks/recovery.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { type Report, takeReports } from '#lib/log/report.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { Region } from './region.tsx'

// Set by the deferred services in the real site.
recovery.await = onceReachable

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A part that can be loaded only while the server is reached, and the mock that counts its loads. */
function partOf(server: { reached: boolean }, address = 'https://site.example/assets/c-1.js') {
  vi.stubGlobal('fetch', () =>
    server.reached ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch')),
  )
  const load = vi.fn(() =>
    server.reached ? Promise.resolve(() => <p>The part</p>) : Promise.reject(new LostChunk(address, 'other')),
  )
  const part = lazyPart(load)
  const Place = () => {
    const Part = part()
    return <Part />
  }
  return { load, Place }
}

const draw = (Place: () => ReactNode) =>
  renderSite(
    <Region>
      <Suspense>
        <Place />
      </Suspense>
    </Region>,
  )

test('[ERR-01, NET-05] a part that was lost without a connection comes by itself when that is back', async () => {
  const server = { reached: false }
  const { load, Place } = partOf(server)
  const screen = await draw(Place)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  // The browser may report a connection although the server still can't be reached.
  dispatchEvent(new Event('online'))
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  server.reached = true
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test.each(['https://site.example/assets/c-2.js', ''])(
  '[ERR-01] a part that was lost with the server (%s) comes by itself when that answers',
  async (address) => {
    const server = { reached: false }
    const { load, Place } = partOf(server, address)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const screen = await draw(Place)
    await vi.waitUntil(() => screen.container.querySelector('[role="alert"]'))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(load).toHaveBeenCalledTimes(1)
    server.reached = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(load).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
    await expect.element(screen.getByText('The part')).toBeVisible()
  },
)

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

/** Throws while `broken` is true. */
function Fragile({ broken, children }: { broken: boolean; children: string }) {
  if (broken) throw new Error(`${children} broke`)
  return <p>{children}</p>
}

test('[ERR-03] a part that breaks leaves the others, is reported once, and is tried again at another address', async () => {
  const reports: Report[] = []
  takeReports((one) => reports.push(one))
  // Drops the reports of earlier tests, which were waiting.
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
    .element(alert.getByText('You can still use the rest of the page. Nothing was lost.'))
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

test('[ERR-03] a part that throws undefined also counts as broken', async () => {
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
