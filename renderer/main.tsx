import './styles/index.css'
import 'virtual:brand-styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { awaitSearchKey } from '#app/search/early-search-key.ts'
import { start } from '#app/start.ts'
import { after, nextFrame } from '#lib/first-paint/first-paint.ts'
import { report } from '#lib/log/report.ts'
import { RegionFailure } from '#ui/region/region-failure.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Regions report the errors they catch themselves.
const site = createRoot(root, { onCaughtError() {} })

addEventListener('error', ({ error, message }) => report('error', 'uncaught', error ?? message))
addEventListener('unhandledrejection', ({ reason }) => report('error', 'unhandled', reason))

/** Requests the faces of the basic letters and the peso sign before there is a text, so that few texts change later. */
const fetchFonts = () => {
  for (const face of document.fonts) if (/^U\+20(-|B1)/.test(face.unicodeRange)) face.load().catch(() => {})
}

/** Adds what an old browser lacks. The newest of it is `URL.parse`, so a browser that has that lacks nothing. */
const update = async () => {
  if (!('parse' in URL)) (await import('#lib/old-browsers/old-browsers.ts')).bringUpToDate()
}

const startSite = () => {
  awaitSearchKey()
  // Tasks of their own, after the one that has run all of the first script's modules.
  return after(0)
    .then(fetchFonts)
    .then(update)
    .then(() => after(0))
    .then(start)
    .then(
      async (started) => {
        // Lets the browser paint the outline while the first answers are on their way.
        await nextFrame()
        await nextFrame()
        // In slices between which the page responds, instead of all at once.
        startTransition(() => site.render(<App {...started} />))
      },
      (error: unknown) => {
        report('error', 'The site did not start.', error)
        site.render(<RegionFailure onRetry={() => location.reload()} />)
      },
    )
}

// No top-level await: chunks that `start` loads import from this one, and each would wait for the other.
void (location.pathname === '/check'
  ? import('#app/check/check-page.ts').then(({ runCheckPage }) => runCheckPage())
  : startSite())
