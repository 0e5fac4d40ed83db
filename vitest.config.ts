import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { rendererOptions } from './resources/build/renderer-options.ts'
import { chromiumPath, launchOptionsOf } from './tests/support/chromium.ts'
import { scaled } from './tests/support/machine-factor.ts'

const browserTests = 'renderer/**/*.test.tsx'

const sandboxTests = 'tests/sandbox/**/*.test.ts'

const cores = Math.max(2, Math.min(4, availableParallelism()))

/** No retries: a test that passes only the second time counts as failed. */
const limits = {
  testTimeout: scaled(30_000),
  hookTimeout: scaled(30_000),
  expect: { poll: { timeout: scaled(10_000) } },
  retry: 0,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
}

/** What all tests on Node have in common. */
const onNode = {
  ...limits,
  environment: 'node' as const,
  // Modules are loaded once for all files of a thread, in half the time. So tests restore what they change.
  pool: 'threads' as const,
  isolate: false,
  // Before the browsers start, because some of these tests measure processor time or need a lot of it.
  sequence: { groupOrder: 0 },
  setupFiles: ['./tests/support/unit-setup.ts'],
}

/**
 * `unit`: pure code, on Node. `sandbox`: the sandbox's own tests, on Node, too. `component`: what depends on layout, focus
 * or the DOM, in a real browser.
 */
export default defineConfig({
  test: {
    maxWorkers: cores,
    tags: [{ name: 'full', description: 'Waits for npm run test:all.' }],
    projects: [
      {
        test: {
          ...onNode,
          name: 'unit',
          include: ['{shared,electron,preload,renderer,tests,resources}/**/*.test.ts'],
          exclude: [sandboxTests],
        },
      },
      {
        test: { ...onNode, name: 'sandbox', include: [sandboxTests] },
      },
      {
        ...rendererOptions({ command: 'serve' }),
        // Listed in advance: a library found during the tests would be bundled again, with a second copy of React.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom',
            'react-dom/client',
            'react-router-dom',
            'react-hook-form',
            'react-i18next',
            'i18next',
            'zustand',
            'zod/mini',
            'jose',
            'dompurify',
            'lucide-react',
            'axe-core',
            'd3-scale',
            'd3-shape',
            'web-vitals',
            'libphonenumber-js/core',
            'libphonenumber-js/mobile/metadata',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'vitest-browser-react',
          ],
        },
        // The project's root, because tests are next to their sources all over the renderer.
        root: import.meta.dirname,
        test: {
          ...limits,
          name: 'component',
          include: [browserTests],
          sequence: { groupOrder: 1 },
          // A page often waits for a frame or an answer: with one page for each core, an eighth of the time is lost.
          maxWorkers: cores + 1,
          setupFiles: ['./tests/support/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptionsOf(chromiumPath()),
              // Nothing moves, so nothing is drawn again and again. A test of a movement asks for it.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
