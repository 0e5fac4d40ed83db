/** The provider's pages in a real browser, with a wallet that fails on demand: for tests of what players see. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { listen } from '#sandbox/entry/listen.ts'
import { chromiumPath, launchOptionsOf } from '../../support/chromium.ts'
import { createProvider, type ProviderOptions } from './app.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

interface StageOptions extends Pick<ProviderOptions, 'now' | 'random' | 'retryDelays'> {
  /** Origins that may embed the games. */
  readonly frameAncestors?: ProviderOptions['frameAncestors']
  readonly viewport?: BrowserContextOptions['viewport']
}

export interface Stage {
  readonly wallet: TestWallet
  readonly origin: string
  readonly page: Page
  /** The address of a new launch. */
  readonly gameUrl: (query?: Record<string, string>) => string
  /** Opens another page, closed with the first. */
  readonly newPage: () => Promise<Page>
}

/**
 * Starts a browser for the tests of a file, and gives each test a wallet, a provider and a page, closed after it. To
 * be called once, outside of tests.
 * @param lasts how long a stage stays open: for a test, or for all tests of the file.
 */
export function useStage(lasts: 'test' | 'file' = 'test'): (options?: StageOptions) => Promise<Stage> {
  // A real browser can be slow on a busy machine.
  vi.setConfig({ testTimeout: 30_000 })
  let browser: Browser
  let tokens = 0
  let close = async (): Promise<void> => {}
  beforeAll(async () => {
    browser = await chromium.launch(launchOptionsOf(chromiumPath()))
  })
  afterAll(async () => {
    if (lasts === 'file') await close()
    await browser.close()
  })
  afterEach(async () => {
    if (lasts === 'test') await close()
  })

  return async ({ viewport = { width: 1280, height: 800 }, frameAncestors = () => [], ...options } = {}) => {
    const wallet = await startTestWallet(options.now)
    const { app } = createProvider({ walletUrl: wallet.url, secret: testSecret, frameAncestors, ...options })
    const provider = await listen(app, 0)
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    close = async () => {
      await context.close()
      await Promise.all([provider.close(), wallet.close()])
    }
    return {
      wallet,
      origin: provider.origin,
      page: await context.newPage(),
      gameUrl: (query = {}) => provider.origin + launchPath(`stage-${tokens++}`, query),
      newPage: () => context.newPage(),
    }
  }
}
