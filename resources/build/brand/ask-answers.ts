import { UsageError } from '../../scripts/command/parse-command.ts'
import {
  type AnswerKey,
  type Answers,
  isComplete,
  type KnownAnswers,
  type Question,
  questionList,
} from './questions.ts'
import { faultsOf } from './read-answers.ts'

/** Where somebody sits who can be asked. */
export type Terminal = {
  /** Resolves with what was typed. @throws UsageError when the person ends it. */
  question(text: string): Promise<string>
  say(text: string): void
}

/**
 * Collects the answers of which a brand is made: from flags, then by asking. At a terminal each answer is checked at
 * once and asked for again until it is right, so that nothing typed is lost at the end.
 * @param given the values of flags, by their names.
 * @param terminal undefined for a script, where nobody can be asked.
 * @throws UsageError that names each answer that is missing or wrong, with an example.
 */
export async function askAnswers(
  name: string,
  given: Readonly<Record<string, string | undefined>>,
  terminal?: Terminal,
): Promise<Answers> {
  const known: KnownAnswers = { name }
  for (const [key, { flag }] of questionList) known[key] = given[flag]
  if (terminal) {
    refuseWrong(known)
    for (const [key, question] of questionList) known[key] ??= await ask(key, question, known, terminal)
  } else for (const [key, { usual }] of questionList) known[key] ??= usual?.(known)
  if (isComplete(known)) return known
  const missing = questionList.filter(([key, { usual }]) => !usual && known[key] === undefined)
  throw new UsageError(
    [
      'These flags are missing:',
      ...missing.map(([, { flag, asks, example }]) => `  --${flag}: ${asks}. Example: --${flag} ${example}`),
    ].join('\n'),
  )
}

/** Before the first question: what the command line says must be right. */
function refuseWrong(known: KnownAnswers): void {
  const faults = [
    ...faultsOf('name', known).map((fault) => `  name: ${fault}`),
    ...questionList
      .filter(([key]) => known[key] !== undefined)
      .flatMap(([key, { flag }]) => faultsOf(key, known).map((fault) => `  --${flag}: ${fault}`)),
  ]
  if (faults.length > 0) throw new UsageError(['No brand was made:', ...faults].join('\n'))
}

/** Asks until there is a right answer. Resolves with the usual one for no answer. */
async function ask(
  key: AnswerKey,
  { asks, example, usual }: Question,
  known: KnownAnswers,
  { question, say }: Terminal,
): Promise<string | undefined> {
  const shown = usual?.(known) ?? `for example ${example}`
  for (;;) {
    const answer = (await question(`${asks} (${shown}): `)).trim()
    if (answer === '' && usual) return usual(known)
    const faults =
      answer === '' ? [`It is needed. Example: ${example}`] : faultsOf(key, { ...known, [key]: answer })
    if (faults.length === 0) return answer
    for (const fault of faults) say(`  ${fault.replace(/Example: --\S+ /, 'Example: ')}`)
  }
}
