import type { Reporter, TestCase } from '@playwright/test/reporter'
import { desktopHost } from './electron-binary.ts'

type Preprocess = Parameters<NonNullable<Reporter['preprocess']>>[0]

export const electronOnly = /@electron-only\b/

/**
 * On the stand-in host, excludes specs tagged `@electron-only`, and lists them at the end as not run, so that nobody
 * takes them for passed.
 */
export default class ElectronOnlyReporter implements Reporter {
  readonly #notRun: TestCase[] = []

  async preprocess({ suite, testRun }: Preprocess): Promise<void> {
    if (desktopHost.kind === 'electron') return
    for (const test of suite.allTests()) {
      if (
        !test.titlePath().some((title) => electronOnly.test(title)) &&
        !test.tags.includes('@electron-only')
      )
        continue
      testRun.exclude(test)
      this.#notRun.push(test)
    }
  }

  onEnd(): void {
    if (this.#notRun.length === 0) return
    const titles = this.#notRun.map((test) => `  - ${test.titlePath().slice(2).join(' › ')}`)
    console.log(`\nnot run on the stand-in host: ${this.#notRun.length} specs\n${titles.join('\n')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
