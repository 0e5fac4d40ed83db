import { answersMutants } from './answers.ts'
import { foundationMutants } from './foundations.ts'
import { moneyInMutants } from './money-in.ts'
import type { Mutant } from './mutant.ts'
import { siteMutants } from './site.ts'
import { typedTextMutants } from './typed-text.ts'

/** Every deliberate break, by area. `npm run test:mutants` tries them. */
export const allMutants: Readonly<Record<string, readonly Mutant[]>> = {
  answers: answersMutants,
  site: siteMutants,
  foundations: foundationMutants,
  'money in': moneyInMutants,
  'typed text': typedTextMutants,
}
