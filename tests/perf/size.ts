/**
 * `npm run test:size`: the bytes, requests and work of a first visit, the size of the routes, and of the desktop
 * client's startup code. Counts only, so that they are the same on any machine.
 */
import { join, resolve } from 'node:path'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { requireBuild } from '../../resources/build/brand/built-brand.ts'
import type { Main } from '../../resources/scripts/commands.ts'
import { openBrowser } from './browser.ts'
import { firstLoad, ninthInTen, weigh } from './first-load.ts'
import { buildFixture } from './fixtures.ts'
import { pageSizes } from './page-chunks.ts'
import { type PhoneLoad, phoneLoad } from './phone-load.ts'
import { report, row } from './report.ts'
import { builtFiles, kilobytes, sizeOf, staticImports } from './sizes.ts'

/** Most style recalculations of a phone's first visit. */
const mostRecalculations = 15

/**
 * Returns the load with the fewest style recalculations of up to three. What arrives at about the same time is drawn
 * in more frames on a busy machine, never in fewer.
 */
async function calmest(load: () => Promise<PhoneLoad>): Promise<PhoneLoad> {
  let calm = await load()
  for (let turn = 1; turn < 3 && calm.recalculations > mostRecalculations; turn += 1) {
    const next = await load()
    if (next.recalculations < calm.recalculations) calm = next
  }
  return calm
}

export const main: Main<'test:size'> = async (_, { print }) => {
  requireBuild('build:web')
  requireBuild('build:desktop')
  const web = resolve('dist/web')
  const desktop = resolve('out')

  const sizes = builtFiles(web)
  const [bare, sandbox, browser] = await Promise.all([
    buildFixture('bare'),
    serveSandbox({ webRoot: web }),
    openBrowser(),
  ])
  const wide = await firstLoad(browser, sandbox.origin)
  const phone = await calmest(() => phoneLoad(browser, sandbox.origin))
  await Promise.all([browser.close(), sandbox.close()])
  bare.remove()

  const requested = (kind: string) =>
    phone.requests.flatMap((request) => (request.kind === kind ? request.path.slice(1) : []))
  const scripts = requested('script')
  const styles = requested('stylesheet')

  const loaded = new Set([...wide.scripts, ...scripts])
  const built = [...sizes].filter(([name]) => name.endsWith('.js')).map(([name, size]) => ({ name, size }))
  const sheets = [...sizes].flatMap(([name, size]) => (name.endsWith('.css') ? size : []))
  const routes = built.filter(({ name }) => !loaded.has(name))

  const pages = pageSizes(web, sizes, loaded).toSorted((a, b) => b.size - a.size)
  const [largest = { name: '', size: 0 }] = pages

  const mainFiles = [...staticImports(desktop, 'main/index.js')].map((name) => sizeOf(join(desktop, name)))
  const startup = mainFiles.reduce((sum, size) => sum + size, sizeOf(join(desktop, 'preload/site.cjs')))

  for (const place of phone.forced) print(`home, phone: ${place}`)
  // The first budget is for what the first game on the page needs. Everything later has its own budget, so that
  // deferring code doesn't hide it.
  const javascript = weigh(phone.scriptsUntilUsable, sizes)
  const whole = (value: number) => String(value)
  return report(
    [
      row('home, phone: JavaScript until a game can be played, brotli', javascript, 128_000, kilobytes),
      row(`the same against a bare page (${kilobytes(bare.size)})`, javascript / bare.size, 1.37, (value) =>
        value.toFixed(2),
      ),
      row('home, phone: JavaScript until nothing more comes', weigh(scripts, sizes), 154_000, kilobytes),
      row('home, phone: CSS, brotli', weigh(styles, sizes), 15_000, kilobytes),
      row('home, phone: fonts', weigh(requested('font'), sizes), 60_000, kilobytes),
      row('home, phone: scripts', scripts.length, 8, whole),
      row('home, phone: style sheets', styles.length, 3, whole),
      row('home, phone: requests', phone.requests.length, 24, whole),
      row('home, phone: style recalculations', phone.recalculations, mostRecalculations, whole),
      row('home, phone: layouts', phone.layouts, 10, whole),
      row('home, phone: layouts and styles that a script forced', phone.forced.length, 0, whole),
      row(
        'home, wide: JavaScript until a game can be played',
        weigh(wide.scriptsUntilUsable, sizes),
        131_000,
        kilobytes,
      ),
      row('home, wide: CSS, brotli', weigh(wide.styles, sizes), 15_000, kilobytes),
      row('scripts in the build', built.length, 60, whole),
      row('of them under 1 kB', built.filter(({ size }) => size < 1000).length, 5, whole),
      row('style sheets in the build', sheets.length, 28, whole),
      row('of them under 0.5 kB', sheets.filter((size) => size < 500).length, 5, whole),
      row('route chunk, ninth in ten, brotli', ninthInTen(routes), 22_000, kilobytes),
      row(
        `a centre's page, the largest of ${pages.length} (${largest.name}), brotli`,
        largest.size,
        22_000,
        kilobytes,
      ),
      row('desktop: main and preload at start, brotli', startup, 90_000, kilobytes),
    ],
    print,
  )
}
