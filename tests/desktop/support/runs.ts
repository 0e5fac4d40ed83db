import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { type Run, startRun } from './client.ts'
import { type Keyring, startKeyring } from './keyring.ts'

type Fixtures = {
  /** The gateway that clients are started with. */
  gatewayUrl: string
  userDataDir: string
  /** An unlocked keyring of the spec's own. */
  keyring: Keyring
  /** Starts the client with an environment and arguments. The previous one must have ended. */
  start: (env: Readonly<Record<string, string>>, ...args: string[]) => Promise<Run>
  /** Starts the client as a kiosk, with a policy file of these values, or of this text. It is killed at the end. */
  startKiosk: (env: Readonly<Record<string, string>>, policy?: object | string) => Promise<Run>
}

/** Clients that run one after the other with the same user data, as on a person's machine. */
export const test = base.extend<Fixtures>({
  gatewayUrl: ['', { option: true }],
  userDataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'runs-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
  keyring: async ({}, use) => {
    const keyring = await startKeyring('unlocked')
    await use(keyring)
    await keyring.close()
  },
  start: async ({ gatewayUrl, userDataDir }, use) => {
    const runs: Run[] = []
    await use(async (env, ...args) => {
      const run = await startRun(gatewayUrl, { env, userDataDir, args })
      runs.push(run)
      return run
    })
    for (const run of runs) await run.close()
  },
  startKiosk: async ({ start, userDataDir }, use) => {
    const runs: Run[] = []
    await use(async (env, policy = {}) => {
      const file = join(userDataDir, 'policy.json')
      const text =
        typeof policy === 'string' ? policy : JSON.stringify({ version: 1, kiosk: true, ...policy })
      await writeFile(file, text)
      const run = await start(env, `--policy=${file}`)
      runs.push(run)
      return run
    })
    // A locked kiosk refuses to quit.
    for (const run of runs) await run.kill()
  },
})

/** The same with a sandbox, which the specs of a worker share. */
export const sandboxTest = test.extend<{ sandbox: SandboxClient }, { sandboxOrigin: string }>({
  sandboxOrigin: [
    async ({}, use) => {
      const server = await serveSandbox()
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker' },
  ],
  gatewayUrl: ({ sandboxOrigin }, use) => use(sandboxOrigin),
  // Reset before every spec, so that specs don't affect each other through accounts or faults.
  sandbox: [
    async ({ sandboxOrigin }, use) => {
      const sandbox = new SandboxClient(sandboxOrigin)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
})
