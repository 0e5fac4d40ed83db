import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../support/fixtures.ts'
import { noKeyring, startKeyring } from '../support/keyring.ts'

const program = join(import.meta.dirname, '../support/use-keyring.ts')

/** Returns the results of the client's own store and vault with a keyring; see the program. */
async function outcomes(env: Readonly<Record<string, string>>): Promise<unknown> {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const options = { env: { ...inherited, ...env }, timeout: 60_000 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program], options)
  return JSON.parse(stdout)
}

test('[DSK-02] a real keyring: open, it keeps; what is damaged in it is not written over', {
  tag: '@full',
}, async () => {
  const keyring = await startKeyring('unlocked')
  try {
    expect(await outcomes(keyring.env)).toEqual({
      written: 'nothing',
      read: 'T0ken',
      removed: 'nothing',
      after: 'nothing',
      damagedRead: 'undecryptable',
      storage: 'vault',
      kept: 'memory',
      left: 'as it was',
    })
  } finally {
    await keyring.close()
  }
})

test('[DSK-02] a real keyring that is locked differs from none at all, and nothing is kept there', {
  tag: '@full',
}, async () => {
  const keyring = await startKeyring('locked')
  const nothingKept = { damagedRead: 'no entry', storage: 'memory', kept: 'memory', left: 'nothing' }
  try {
    expect(await outcomes(keyring.env)).toMatchObject({ written: 'locked', ...nothingKept })
  } finally {
    await keyring.close()
  }
  expect(await outcomes(noKeyring)).toMatchObject({
    written: 'absent',
    read: 'absent',
    removed: 'absent',
    ...nothingKept,
  })
})
