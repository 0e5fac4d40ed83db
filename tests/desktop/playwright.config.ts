import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { flakyFolder } from '#support/flaky.ts'
import { scaled } from '#support/machine-factor.ts'
import { desktopHost } from './support/electron-binary.ts'

/** Specs about the stand-in host itself; there is nothing in them to run on Electron. */
const standInSpecs = ['host.spec.ts', 'drops.spec.ts']

/** An AppImage is Linux's; the stand-in host takes it everywhere. */
const grepInvert = desktopHost.kind === 'electron' && process.platform !== 'linux' ? [/@app-image/] : []

const testIgnore = desktopHost.kind === 'electron' ? standInSpecs : []

/**
 * `conformance`: the behaviours of Electron's API that the client relies on, over a tiny app; they hold on Electron
 * and on the stand-in host alike. `client`: the client itself.
 */
export default defineConfig({
  globalSetup: './conformance/app/build.ts',
  outputDir: '../../test-results/desktop',
  grepInvert,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: Math.max(2, Math.min(4, availableParallelism())),
  // A spec that passes only the second time is named at the end, and more than two of them fail the run.
  retries: 1,
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  reporter: [
    ['list'],
    ['./support/electron-only-reporter.ts'],
    ['../support/flaky-reporter.ts', { file: join(flakyFolder, 'desktop') }],
  ],
  projects: [
    { name: 'conformance', testDir: './conformance', testMatch: '*.spec.ts', testIgnore },
    { name: 'client', testDir: './specs', testMatch: '*.spec.ts' },
  ],
})
