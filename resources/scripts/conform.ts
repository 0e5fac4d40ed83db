/**
 * `npm run conform -- <gateway>`: calls a gateway as the site does, and compares each answer with the contract. See
 * resources/docs/conform.md, or `--help`.
 */
import { writeFileSync } from 'node:fs'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { BrandError } from '../build/brand/read-brand.ts'
import { loadMapping } from '../build/gateway-mapping-plugin.ts'
import { readOptions } from '../conform/options.ts'
import { exitCodeOf, exitCodes, type Report } from '../conform/report.ts'
import { junitReport } from '../conform/report-junit.ts'
import { textReport } from '../conform/report-text.ts'
import { conform } from '../conform/run.ts'
import type { Main } from './commands.ts'

function write(
  report: Report,
  { json, junit }: { json: string | undefined; junit: string | undefined },
  print: (text: string) => void,
): void {
  const asJson = JSON.stringify(report, undefined, 2)
  print(json === '-' ? asJson : textReport(report))
  if (json !== undefined && json !== '-') writeFileSync(json, `${asJson}\n`)
  if (junit !== undefined) writeFileSync(junit, junitReport(report))
}

export const main: Main<'conform'> = async (call, { print, warn }) => {
  try {
    const options = readOptions(call, process.env, loadBrand)
    const report = await conform(options, warn, loadMapping(options.brand.name))
    write(report, options, print)
    return exitCodeOf(report)
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    warn(error.message)
    return exitCodes.notRun
  }
}
