import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { flakyVerdict } from './flaky.ts'

/**
 * Fails a run in which too many journeys passed only the second time, naming them. Keeps the titles, one a line, for
 * whoever sums up a run of many steps; a run without any leaves no file.
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

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const titleOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    const titles = flaky.map(titleOf)
    const verdict = flakyVerdict(titles)
    if (!verdict) return { status }
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, `${titles.join('\n')}\n`)
    if (!verdict.fails) return { status }
    console.error(`\n${verdict.text}`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
