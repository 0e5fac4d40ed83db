import { spawn } from 'node:child_process'

/** One check: a file that Node runs, with its arguments. It fails by its exit code. */
export type Check = { name: string; file: string; args: readonly string[] }

export type CheckResult = { name: string; passed: boolean; output: string; seconds: number }

/** Runs a check, and returns everything it printed. A check that can't be started has failed. */
function runCheck({ name, file, args }: Check): Promise<CheckResult> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const end = (passed: boolean) =>
      resolve({
        name,
        passed,
        output: Buffer.concat(parts).toString().trim(),
        seconds: (performance.now() - begun) / 1000,
      })
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => void parts.push(part))
    child.once('error', (error) => {
      parts.push(Buffer.from(error.message))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/**
 * Runs all checks, whichever fail, and returns their results in the order given.
 * @param atOnce how many run at the same time.
 * @param onEnd called with each result as it comes.
 */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  onEnd: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const waiting = [...checks.entries()]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, check] = next
      const result = await runCheck(check)
      results[place] = result
      onEnd(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** Returns the report: what each failed check printed, under its name, and a line with all times. */
export function checkReport(results: readonly CheckResult[]): string {
  const failed = results.filter(({ passed }) => !passed)
  const parts = failed.map(({ name, output }) => `✗ ${name}\n${output || '(It printed nothing.)'}\n`)
  const times = results.map(
    ({ name, passed, seconds }) => `${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`,
  )
  return [...parts, times.join(' · ')].join('\n')
}
