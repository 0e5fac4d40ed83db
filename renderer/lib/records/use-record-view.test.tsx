import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteTime } from '#lib/clock/gateway-clock.ts'
import { holdClock } from '#lib/testing/hold-clock.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { recordFilter } from './record-filter.ts'
import { useRecordView } from './use-record-view.ts'

const filter = recordFilter({ fields: {}, presets: ['today', 'last7'], initial: 'today' })

/** The machine is a day ahead, in whatever zone. */
beforeEach(() => {
  vi.setSystemTime('2026-11-26T00:02:00+08:00')
})
afterEach(() => void vi.useRealTimers())

const report = (moment: string) =>
  noteTime(Date.parse(moment), { sent: performance.now(), arrived: performance.now() })

function Probe() {
  const { today, range, moments } = useRecordView(filter)
  const [from, to] = [moments.from, moments.to].map((moment) => new Date(moment).toISOString().slice(0, 16))
  return <p>{`today ${today}, days ${range.from} to ${range.to}, asked from ${from} to ${to}`}</p>
}

test('[MBR-17][MBR-08] today begins at midnight in the site’s zone, not in UTC and not on the machine', async () => {
  holdClock()
  report('2026-11-25T00:02:00+08:00')
  const screen = await renderSite(<Probe />, { signedIn: true })
  await expect
    .element(
      screen.getByText(
        'today 2026-11-25, days 2026-11-25 to 2026-11-25, asked from 2026-11-24T16:00 to 2026-11-24T16:02',
      ),
    )
    .toBeVisible()
})

test('[MBR-17][MBR-08] a record that stays open has the next day after midnight, and the day of a gateway that jumps', async () => {
  const pass = holdClock()
  report('2026-11-24T23:59:59.700+08:00')
  const screen = await renderSite(<Probe />, { signedIn: true })
  await expect.element(screen.getByText(/^today 2026-11-24, days 2026-11-24 to 2026-11-24/)).toBeVisible()
  pass(400)
  await expect.element(screen.getByText(/^today 2026-11-25, .*asked from 2026-11-24T16:00/)).toBeVisible()
  report('2026-11-29T12:00:00+08:00')
  await expect
    .element(screen.getByText(/^today 2026-11-29, .*asked from 2026-11-28T16:00 to 2026-11-29T04:00/))
    .toBeVisible()
})
