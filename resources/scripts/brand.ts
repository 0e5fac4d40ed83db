/**
 * `npm run brand`: makes a brand, checks one, and prints what a brand file may hold.
 *
 *   npm run brand -- new acme --gateway https://…     makes resources/brand/acme; asks for what no flag says
 *   npm run brand -- check acme                       says what a release build would refuse
 *   npm run brand -- key acme gateway.pem             puts in the gateway's public key
 *   npm run brand -- reference                        prints all fields as a Markdown table
 */
import { createInterface } from 'node:readline/promises'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { askAnswers, type Terminal } from '../build/brand/ask-answers.ts'
import { brandName, brandNames, shownBrandFile } from '../build/brand/brand-folder.ts'
import { checkBrand } from '../build/brand/check-brand.ts'
import { putKey } from '../build/brand/public-key.ts'
import { brandReference } from '../build/brand/reference.ts'
import { didYouMean } from './command/nearest.ts'
import { UsageError } from './command/parse-command.ts'
import type { Output } from './command/run-command.ts'
import type { Main } from './commands.ts'

type Flags = Readonly<Record<string, string | undefined>>

/** Returns the terminal that questions are asked in; undefined if there is none. */
function terminalHere(): (Terminal & { close: () => void }) | undefined {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UsageError('\nNo brand was made: the questions were ended.')))
  })
  ended.catch(() => undefined)
  return {
    question: (text) => Promise.race([lines.question(text), ended]),
    say: (text) => console.log(text),
    close: () => lines.close(),
  }
}

async function makeBrand(
  [name, ...more]: readonly string[],
  given: Flags,
  { print }: Output,
): Promise<number> {
  if (name === undefined || more.length > 0)
    throw new UsageError('Give the brand one name. Example: npm run brand -- new acme')
  // They bring Playwright, which nothing else here needs. Its browser is looked for before anything is asked.
  const [{ prepareBrand, writeBrand }, { withDrawing }] = await Promise.all([
    import('../build/brand/new-brand.ts'),
    import('../build/brand/draw-pictures.ts'),
  ])
  const { adjusted } = await withDrawing(async (page) => {
    const terminal = terminalHere()
    const answers = await askAnswers(name, given, terminal).finally(() => terminal?.close())
    const made = await prepareBrand(answers)
    await writeBrand(page, made)
    return made
  })
  print(`Made ${shownBrandFile(name, '')}`)
  for (const sentence of adjusted) print(`  ${sentence}`)
  print('')
  sayReport(name, print)
  print(`\nTo build it: PALARO_BRAND=${name} npm run build:web`)
  return 0
}

function replaceKey([name, file, ...more]: readonly string[], { print }: Output): number {
  if (name === undefined || file === undefined || more.length > 0)
    throw new UsageError('Give a brand and a file. Example: npm run brand -- key acme gateway.pem')
  const kid = putKey(name, file)
  print(`${name} encrypts with the key of ${file}. The gateway receives its id: ${kid}\n`)
  sayReport(name, print)
  return 0
}

function sayReport(name: string, print: Output['print']): boolean {
  const { isReady, lines } = checkBrand(name)
  for (const line of lines) print(line)
  return isReady
}

async function run(
  [action = '', ...words]: readonly string[],
  given: Flags,
  output: Output,
): Promise<number> {
  if (action === 'new') return makeBrand(words, given, output)
  if (Object.keys(given).length > 0) throw new UsageError(`Flags are for "new", not for "${action}".`)
  if (action === 'key') return replaceKey(words, output)
  if (action === 'reference') {
    output.print(brandReference())
    return 0
  }
  if (action !== 'check')
    throw new UsageError(
      `Say what to do: new, check, key or reference, not "${action}".${didYouMean(action, ['new', 'check', 'key', 'reference'])}`,
    )
  const [name = brandName(), ...more] = words
  if (more.length > 0)
    throw new UsageError(`Check one brand at a time. There are: ${brandNames().join(', ')}`)
  return sayReport(name, output.print) ? 0 : 1
}

export const main: Main<'brand'> = async ({ words, flags }, output) => {
  try {
    return await run(words, flags, output)
  } catch (error) {
    if (error instanceof UsageError)
      throw new UsageError(`${error.message}\n"npm run brand -- --help" lists what it takes.`)
    output.warn(reasonOf(error))
    return 1
  }
}
