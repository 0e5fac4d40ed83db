import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { type Run, startRun } from './client.ts'

type Fixtures = {
  /** The gateway that clients are started with. */
  gatewayUrl: string
  userDataDir: string
  /** Starts the client with an environment and arguments. The previous one must have ended. */
  start: (env: Readonly<Record<string, string>>, ...args: string[]) => Promise<Run>
}

/** Clients that run one after the other with the same user data, as on a person's machine. */
export const test = base.extend<Fixtures>({
  gatewayUrl: ['', { option: true }],
  userDataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'runs-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
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
