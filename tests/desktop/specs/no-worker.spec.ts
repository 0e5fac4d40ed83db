import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '../support/fixtures.ts'

const built = resolve(import.meta.dirname, '../../../out')

test('[WEB-02, SEC-01] the desktop build has no service worker, no manifest, and nothing that would register one', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  expect(files).toContain(join('renderer', 'index.html'))
  expect(files.filter((name) => /sw\.js|webmanifest|_headers|_nginx|icons/.test(name))).toEqual([])
  const scripts = files.filter((name) => /\.(js|html|cjs)$/.test(name))
  const keeping = /serviceWorker\b|sw\.js|beforeinstallprompt/
  expect(scripts.filter((name) => keeping.test(readFileSync(join(built, name), 'utf8')))).toEqual([])
  const page = readFileSync(join(built, 'renderer/index.html'), 'utf8')
  expect(page).not.toContain('rel="manifest"')
  expect(page).toContain('worker-src &#39;none&#39;; ')
})
