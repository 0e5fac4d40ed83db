import { accountMutants } from './account.ts'
import { answersMutants } from './answers.ts'
import { clockMutants } from './clock.ts'
import { foundationMutants } from './foundations.ts'
import { layoutMutants } from './layout.ts'
import { moneyAfterMutants } from './money-after.ts'
import { moneyInMutants } from './money-in.ts'
import type { Mutant } from './mutant.ts'
import { routeMutants } from './routes.ts'
import { sessionMutants } from './session.ts'
import { siteMutants } from './site.ts'
import { startMutants } from './start.ts'
import { typedTextMutants } from './typed-text.ts'

/** Every deliberate break, by area. `npm run test:mutants` tries them. */
export const allMutants: Readonly<Record<string, readonly Mutant[]>> = {
  foundations: foundationMutants,
  session: sessionMutants,
  answers: answersMutants,
  'typed text': typedTextMutants,
  clock: clockMutants,
  account: accountMutants,
  'money in': moneyInMutants,
  'money after': moneyAfterMutants,
  site: siteMutants,
  'at start': startMutants,
  routes: routeMutants,
  layout: layoutMutants,
}
