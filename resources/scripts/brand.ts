/**
 * `npm run brand`: makes a brand, checks one, and prints what a brand file may hold.
 *
 *   npm run brand -- new acme --gateway https://…     makes resources/brand/acme; asks for what no flag says
 *   npm run brand -- check acme                       says what a release build would refuse
 *   npm run brand -- reference                        prints all fields as a Markdown table
 */
import { createInterface } from 'node:readline/promises'
import { brandName, brandNames, shownBrandFile } from '../build/brand/brand-folder.ts'
import { checkBrand } from '../build/brand/check-brand.ts'
import { type Answers, type Question, questions } from '../build/brand/questions.ts'
import { brandReference } from '../build/brand/reference.ts'
import { didYouMean } from './command/nearest.ts'
import { UsageError } from './command/parse-command.ts'
import { readCommand, usageError } from './command/read-command.ts'

type Flags = Readonly<Record<string, string | undefined>>

const asked = Object.entries(questions)

/**
 * Collects the answers: from flags, then by asking where somebody sits at a terminal.
 * @throws UsageError that names each answer that is missing, with an example.
 */
async function answersFor(name: string, given: Flags): Promise<Answers> {
  const known: Partial<Answers> = { name }
  const missing: string[] = []
  const ask = process.stdin.isTTY ? asker() : undefined
  for (const [key, question] of asked) {
    const usual = question.usual?.(known)
    const answer = given[question.flag] ?? (await ask?.(question, usual)) ?? usual
    if (answer !== undefined) Object.assign(known, { [key]: answer })
    else if (!question.usual)
      missing.push(`  --${question.flag}: ${question.asks}. Example: --${question.flag} ${question.example}`)
  }
  ask?.close()
  if (isComplete(known)) return known
  throw new UsageError(`These flags are missing:\n${missing.join('\n')}`)
}

const isComplete = (known: Partial<Answers>): known is Answers =>
  asked.every(([key, { usual }]) => usual !== undefined || Object.hasOwn(known, key))

/** Asks on the terminal, until there is an answer to what needs one. Resolves with the usual one for no answer. */
function asker() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (question: Question, usual?: string): Promise<string | undefined> => {
    const shown = usual ?? `for example ${question.example}`
    for (;;) {
      const answer = (await terminal.question(`${question.asks} (${shown}): `)).trim()
      if (answer !== '') return answer
      if (question.usual) return usual
    }
  }
  return Object.assign(ask, { close: () => terminal.close() })
}

async function makeBrand([name, ...more]: readonly string[], given: Flags): Promise<void> {
  if (name === undefined || more.length > 0)
    throw new UsageError('Give the brand one name. Example: npm run brand -- new acme')
  const answers = await answersFor(name, given)
  // Brings Playwright, which nothing else here needs.
  const { prepareBrand, writeBrand } = await import('../build/brand/new-brand.ts')
  const made = await prepareBrand(answers)
  await writeBrand(made)
  console.log(`Made ${shownBrandFile(name, '')}`)
  for (const sentence of made.adjusted) console.log(`  ${sentence}`)
  console.log('')
  sayReport(name)
  console.log(`\nTo build it: PALARO_BRAND=${name} npm run build:web`)
}

function sayReport(name: string): boolean {
  const { isReady, lines } = checkBrand(name)
  for (const line of lines) console.log(line)
  return isReady
}

async function run([action = '', ...words]: readonly string[], given: Flags): Promise<void> {
  if (action === 'new') return makeBrand(words, given)
  if (Object.keys(given).length > 0) throw new UsageError(`Flags are for "new", not for "${action}".`)
  if (action === 'reference') return console.log(brandReference())
  if (action !== 'check')
    throw new UsageError(
      `Say what to do: new, check or reference, not "${action}".${didYouMean(action, ['new', 'check', 'reference'])}`,
    )
  const [name = brandName(), ...more] = words
  if (more.length > 0)
    throw new UsageError(`Check one brand at a time. There are: ${brandNames().join(', ')}`)
  if (!sayReport(name)) process.exitCode = 1
}

const { words, flags } = readCommand('brand')
try {
  await run(words, flags)
} catch (error) {
  if (error instanceof UsageError)
    usageError(`${error.message}\n"npm run brand -- --help" lists what it takes.`)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
