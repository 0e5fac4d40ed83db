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
import { UsageError } from './command/parse-command.ts'
import { readCommand } from './command/read-command.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const progress = (line: string) => process.stderr.write(`${line}\n`)

async function main(): Promise<number> {
  const options = readOptions(readCommand('conform'), process.env, loadBrand)
  const report = await conform(options, progress, loadMapping(options.brand.name))
  write(report, options)
  return exitCodeOf(report)
}

function write(
  report: Report,
  { json, junit }: { json: string | undefined; junit: string | undefined },
): void {
  const asJson = JSON.stringify(report, undefined, 2)
  print(json === '-' ? asJson : textReport(report))
  if (json !== undefined && json !== '-') writeFileSync(json, `${asJson}\n`)
  if (junit !== undefined) writeFileSync(junit, junitReport(report))
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError || error instanceof BrandError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.notRun
}
