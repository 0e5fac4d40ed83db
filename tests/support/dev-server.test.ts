import { resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { startMessage } from '#sandbox/entry/start-message.ts'
import { startSandbox } from '#sandbox/entry/start-sandbox.ts'
import { brandPlugin } from '../../resources/build/brand-plugin.ts'

test('the development server restarts when a file of the brand changes, whichever', async () => {
  const { configFileDependencies } = await resolveConfig(
    { configFile: false, plugins: [brandPlugin({ policy: false })] },
    'serve',
  )
  const files = ['brand.json', 'mark.svg', 'tray.png', 'icons/512.png']
  expect(configFileDependencies).toEqual(
    expect.arrayContaining(files.map((file) => resolve('resources/brand/palaro', file))),
  )
})

test('the first address that development names is the hot one; the old build’s isn’t named', async () => {
  const running = await startSandbox({ port: 0, providerPort: 0, scale: 'small' })
  const hot = { site: 'http://127.0.0.1:5173', gallery: 'http://127.0.0.1:5173/ui/gallery/gallery.html' }
  const lines = startMessage(running, hot).split('\n')
  await running.close()
  const addresses = lines.flatMap((line) => line.match(/http:\S+/g) ?? [])
  expect(addresses).toEqual([
    hot.site,
    hot.gallery,
    `${running.origin}/__sandbox/inbox`,
    `${running.origin}/__sandbox/merchant`,
    running.providerOrigin,
  ])
})
