import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import '../../resources/scripts/verify-electron.ts'
import { tryCommand } from './try-command.ts'

test('[DSK-10] where there is no Electron, verify:electron fails at once and says how to get it; it runs on nothing else', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-electron-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', empty)
  expect(await tryCommand('verify:electron')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('There is no Electron here'),
  })
})
