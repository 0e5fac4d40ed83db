import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#support/chromium.ts'
import { flakyFolder } from '#support/flaky.ts'
import { scaled } from '#support/machine-factor.ts'

const executablePath = chromiumPath()

/** `web`: journeys over the built site and a running sandbox. `shots`: a picture of every screen. */
export default defineConfig({
  testDir: '.',
  // The web server is Debian's.
  testIgnore: process.platform === 'linux' ? [] : ['**/web-server.spec.ts'],
  outputDir: '../../test-results/e2e',
  workers: Math.max(2, Math.min(4, availableParallelism())),
  // Whoever is free takes the next journey, so that no worker is left alone with a long file.
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only the second time is named at the end, and more than two of them fail the run.
  retries: 1,
  // What a person would still wait for, on a machine as fast as this one is now.
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  reporter: [
    ['list', { printSteps: false }],
    ['../support/flaky-reporter.ts', { file: join(flakyFolder, 'web') }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // A worker would answer in the place of what a journey puts before the network; web-app.spec.ts lets it in.
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    {
      name: 'web',
      testMatch: 'specs/**/*.spec.ts',
      // Without a graphics card motion costs a fifth of a journey's time. Specs about motion, and the main job, allow it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'shots', testMatch: 'shots/*.shots.ts', fullyParallel: true },
  ],
})
