import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { flakyVerdict } from './flaky.ts'

/**
 * Fails a run in which too many journeys passed only on the second try, and names them. Writes their titles to a
 * file, one per line, for a summary of several runs. Without any, it writes no file.
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
