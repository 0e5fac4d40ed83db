/** `npm run test:size`: the size of a first visit, of the routes, and of the desktop client's startup code. */
import { join, resolve } from 'node:path'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { bareSize } from './bare-size.ts'
import { openBrowser } from './browser.ts'
import { firstLoad, ninthInTen, weigh } from './first-load.ts'
import { pageSizes } from './page-chunks.ts'
import { report, row } from './report.ts'
import { builtFiles, kilobytes, sizeOf, staticImports } from './sizes.ts'

const web = resolve('dist/web')
const desktop = resolve('out')

const sizes = builtFiles(web)
const [bare, sandbox, browser] = await Promise.all([
  bareSize(),
  serveSandbox({ webRoot: web }),
  openBrowser(),
])
const home = await firstLoad(browser, sandbox.origin)
const phone = await firstLoad(browser, sandbox.origin, 390)
await Promise.all([browser.close(), sandbox.close()])

const first = new Set(home.scripts)
const routes = [...sizes]
  .filter(([name]) => name.endsWith('.js') && !first.has(name))
  .map(([name, size]) => ({ name, size }))

const pages = pageSizes(web, sizes, first).toSorted((a, b) => b.size - a.size)
const [largest = { name: '', size: 0 }] = pages

const main = [...staticImports(desktop, 'main/index.js')].map((name) => sizeOf(join(desktop, name)))
const startup = main.reduce((sum, size) => sum + size, sizeOf(join(desktop, 'preload/site.cjs')))

// The first budget is for what is needed before the page responds. Everything later has its own budget, so that
// deferring code doesn't hide it.
const javascript = weigh(home.scriptsUntilUsable, sizes)
report([
  row('home, logged out: JavaScript before it is usable, brotli', javascript, 128_000, kilobytes),
  row('the same on a phone', weigh(phone.scriptsUntilUsable, sizes), 128_000, kilobytes),
  row(`the first against a bare page (${kilobytes(bare)})`, javascript / bare, 1.33, (value) =>
    value.toFixed(2),
  ),
  row(
    'home, logged out: JavaScript until nothing more comes',
    weigh(home.scripts, sizes),
    154_000,
    kilobytes,
  ),
  row('home, logged out: CSS, brotli', weigh(home.styles, sizes), 15_000, kilobytes),
  row('the same on a phone', weigh(phone.styles, sizes), 15_000, kilobytes),
  row('route chunk, ninth in ten, brotli', ninthInTen(routes), 22_000, kilobytes),
  row(
    `a centre's page, the largest of ${pages.length} (${largest.name}), brotli`,
    largest.size,
    22_000,
    kilobytes,
  ),
  row('desktop: main and preload at start, brotli', startup, 90_000, kilobytes),
])
