import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('[DSK-10] where there is no Electron, verify:electron fails at once and says how to get it; it runs on nothing else', () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-electron-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('resources/scripts/verify-electron.ts')],
    { encoding: 'utf8', env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: empty } },
  )
  rmSync(empty, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toContain('There is no Electron here')
  expect(stdout).toBe('')
})
