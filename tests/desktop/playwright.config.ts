import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { flakyFolder } from '#support/flaky.ts'
import { scaled } from '#support/machine-factor.ts'
import { desktopHost } from './support/electron-binary.ts'

/** Specs of the stand-in host itself, which don't apply to Electron. */
const standInSpecs = ['host.spec.ts', 'drops.spec.ts']

/** AppImages only exist on Linux; the stand-in host simulates them everywhere. */
const grepInvert = desktopHost.kind === 'electron' && process.platform !== 'linux' ? [/@app-image/] : []

const testIgnore = desktopHost.kind === 'electron' ? standInSpecs : []

/**
 * `conformance`: the behaviours of Electron's API that the client relies on, tested with a tiny app. They must hold
 * on Electron and on the stand-in host. `client`: the client itself.
 */
export default defineConfig({
  globalSetup: './conformance/app/build.ts',
  outputDir: '../../test-results/desktop',
  grepInvert,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: Math.max(2, Math.min(4, availableParallelism())),
  // Specs that pass only on the second try are listed at the end, and more than two of them fail the run.
  retries: 1,
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  reporter: [
    ['list'],
    ['./support/electron-only-reporter.ts'],
    ['../support/flaky-reporter.ts', { file: join(flakyFolder, 'desktop') }],
  ],
  projects: [
    { name: 'conformance @full', testDir: './conformance', testMatch: '*.spec.ts', testIgnore },
    { name: 'client', testDir: './specs', testMatch: '*.spec.ts' },
  ],
})
