import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/**
 * Keeps the titles of the journeys that passed only the second time, one a line, for whoever sums up a run of many
 * steps; a run without any leaves no file.
 */
export default class FlakyReporter implements Reporter {
  readonly #file: string
  #suite: Suite | undefined

  constructor({ file }: { file: string }) {
    this.#file = file
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const titleOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    if (flaky.length === 0) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, `${flaky.map(titleOf).join('\n')}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
