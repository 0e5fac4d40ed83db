import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { SandboxClient } from '#support/sandbox.ts'
import { type ServedSandbox, serveSandbox } from '#support/serve-sandbox.ts'
import { asAtStart, rememberOriginals, signedOutAgain } from './as-at-start.ts'
import { hearEvents, logIn, type Run, type Site, startRun, startSite } from './client.ts'
import { type Keyring, noKeyring, startKeyring } from './keyring.ts'
import { type Operator, startOperator } from './operator.ts'

/**
 * Returns a running client as it was at its start, for one spec.
 * @param uses `page`: whatever the page can do. `main`: the page only passes calls on to main, and need not be new.
 */
type Lend = (uses: 'page' | 'main') => Promise<Run>

type LentSite = { operator: Operator; lend: Lend }

type WorkerFixtures = {
  lentSite: LentSite
  servedSandbox: ServedSandbox
  lentClient: Lend
}

type Fixtures = {
  /** The hostile operator of this spec alone. */
  operator: Operator
  /**
   * A client with the hostile operator behind it, which the specs of a worker share: each gets it as it was started.
   * A spec that ends it, or changes what only a new start changes back, takes `ownSite`.
   */
  site: Site
  /** A client of this spec's own, with an operator of its own. */
  ownSite: Site
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

/** Lends a client to one spec after the other. */
async function lending(run: Run): Promise<Lend> {
  await rememberOriginals(run.app)
  const home = new URL('/', run.page.url()).href
  let lent: 'page' | 'main' | undefined
  return async (uses) => {
    if (uses === 'main' && lent === 'main') await signedOutAgain(run)
    else if (lent !== undefined) await asAtStart(run, home)
    lent = uses
    const before = run.output().length
    return { ...run, output: () => run.output().slice(before) }
  }
}

/** Lends a client with its operator, which has seen nothing and is set to nothing. */
async function lendSite({ operator, lend }: LentSite, ...uses: Parameters<Lend>): Promise<Site> {
  await operator.reset()
  const run = await lend(...uses)
  // The page before may have called meanwhile.
  operator.forgetCalls()
  return { ...run, operator }
}

/** Clients of the specs. Those that take the same one are independent of each other and of their order. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  lentSite: [
    async ({}, use) => {
      const operator = await startOperator()
      const run = await startRun(operator.gatewayUrl, { env: noKeyring })
      await use({ operator, lend: await lending(run) })
      await run.close()
      await operator.close()
    },
    { scope: 'worker' },
  ],
  servedSandbox: [
    async ({}, use) => {
      const server = await serveSandbox()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  lentClient: [
    async ({ servedSandbox }, use) => {
      const run = await startRun(servedSandbox.origin, { env: noKeyring })
      await use(await lending(run))
      await run.close()
    },
    { scope: 'worker' },
  ],
  operator: async ({}, use) => {
    const operator = await startOperator()
    await use(operator)
    await operator.close()
  },
  site: async ({ lentSite }, use) => use(await lendSite(lentSite, 'page')),
  ownSite: async ({ operator }, use) => {
    const site = await startSite(operator)
    await use(site)
    await site.close()
  },
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

/**
 * A client with a signed-in session, whose page records main's events. Its page may be one that earlier specs have
 * called main through: a spec that changes the page takes `test`.
 */
export const signedInTest = test.extend({
  site: async ({ lentSite }, use) => {
    const site = await lendSite(lentSite, 'main')
    await logIn(site.page)
    await hearEvents(site.page)
    await use(site)
  },
})

type SandboxFixtures = {
  sandbox: SandboxClient
  /** The origin of the sandbox's games. */
  providerOrigin: string
  /** A client with the sandbox behind it, which the specs of a worker share, as `site` is. */
  client: Run
}

/** The same with a sandbox, which the specs of a worker share. */
export const sandboxTest = test.extend<SandboxFixtures>({
  gatewayUrl: ({ servedSandbox }, use) => use(servedSandbox.origin),
  providerOrigin: ({ servedSandbox }, use) => use(new URL(servedSandbox.providerOrigin).origin),
  // Reset before every spec, so that specs don't affect each other through accounts or faults.
  sandbox: [
    async ({ servedSandbox }, use) => {
      const sandbox = new SandboxClient(servedSandbox.origin)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
  client: async ({ lentClient }, use) => use(await lentClient('page')),
})

export { expect } from '@playwright/test'
