import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderSite } from '#lib/testing/render-site.tsx'
import { Tile } from '#ui/tile/tile.tsx'
import { usePagesAhead } from './use-pages-ahead.ts'

const asked = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(file))

/** Wherever the pointer is from before, only what a test goes to is in sight. */
const Apart = () => <div style={{ blockSize: 1200 }} />

function Links() {
  usePagesAhead()
  return (
    <>
      <Apart />
      <a href="https://elsewhere.example/sports">Elsewhere</a>
      <a href="/lobby-that-is-not-there">Nowhere</a>
      <Apart />
      <a href="/promotions?type=new">Promotions</a>
      <Apart />
      <Tile
        name="Lapu Legends"
        vendor="Kidlat"
        picture={<span>Picture</span>}
        play={{ label: 'Play Lapu Legends', onPress() {} }}
      />
      <Apart />
      <a href="/download">Download</a>
    </>
  )
}

test('[PERF-02] a page is fetched once the pointer or the focus is on what leads there, and no other', async () => {
  // Pages have more modules than the browser usually notes.
  performance.setResourceTimingBufferSize(5000)
  const screen = await renderSite(<Links />)
  const files = {
    sports: 'sports-page.tsx',
    promotions: 'promotions-page.tsx',
    download: 'download-page.tsx',
    game: 'game-page.tsx',
  }
  const fetched = () => Object.entries(files).flatMap(([page, file]) => (asked(file) ? page : []))
  expect(fetched()).toEqual([])

  await screen.getByRole('link', { name: 'Elsewhere' }).hover()
  await screen.getByRole('link', { name: 'Promotions' }).hover()
  await expect.poll(fetched).toEqual(['promotions'])

  await screen.getByRole('button', { name: 'Play Lapu Legends' }).hover()
  await expect.poll(fetched).toEqual(['promotions', 'game'])

  screen.getByRole('button', { name: 'Play Lapu Legends' }).element().focus()
  expect(fetched()).toEqual(['promotions', 'game'])
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Download' })).toHaveFocus()
  await expect.poll(fetched).toEqual(['promotions', 'download', 'game'])
})
