import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, launchOptionsOf } from '#support/chromium.ts'
import { flakyFolder } from '#support/flaky.ts'
import { scaled } from '#support/machine-factor.ts'
import type { SiteOptions } from './fixtures/site.ts'

/** `web`: tests on the built site with a running sandbox. `shots`: a screenshot of every screen. */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  globalSetup: './fixtures/require-build.ts',
  // Debian's nginx, and how Chromium keeps passwords on Linux.
  testIgnore: process.platform === 'linux' ? [] : ['**/web-server.spec.ts', '**/saved-login.spec.ts'],
  outputDir: '../../test-results/e2e',
  // A page often waits for an answer or a frame: with one more than there are cores, a fifth of the time is saved.
  workers: Math.max(2, Math.min(4, availableParallelism())) + 1,
  // Tests of one file are spread too, so that no worker is left alone with a long file.
  fullyParallel: true,
  forbidOnly: true,
  // Tests that pass only on retry are listed at the end, and more than two of them fail the run.
  retries: 1,
  // How long a user would wait, scaled by the current speed of this machine.
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  reporter: [
    ['list', { printSteps: false }],
    ['../support/flaky-reporter.ts', { file: join(flakyFolder, 'web') }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // A service worker would answer calls that tests want to intercept. web-app.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsOf(chromiumPath()),
  },
  projects: [
    {
      name: 'web',
      testMatch: 'specs/**/*.spec.ts',
      // Without a GPU, animations cost a fifth of the test time. Specs about animation and main-job.spec.ts turn them
      // on.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'shots', testMatch: 'shots/*.shots.ts', fullyParallel: true, use: { history: true } },
  ],
})
