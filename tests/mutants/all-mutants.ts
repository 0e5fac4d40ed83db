import { foundationMutants } from './foundations.ts'
import type { Mutant } from './mutant.ts'

/** Every deliberate break, by area. `npm run test:mutants` tries them. */
export const allMutants: Readonly<Record<string, readonly Mutant[]>> = {
  foundations: foundationMutants,
}
