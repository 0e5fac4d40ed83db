import { accountMutants } from './account.ts'
import { answersMutants } from './answers.ts'
import { centreMutants } from './centres.ts'
import { clockMutants } from './clock.ts'
import { desktopMutants } from './desktop.ts'
import { foundationMutants } from './foundations.ts'
import { launchMutants } from './launch.ts'
import { layoutMutants } from './layout.ts'
import { lobbyMutants } from './lobby.ts'
import { loginMutants } from './login.ts'
import { moneyAfterMutants } from './money-after.ts'
import { moneyInMutants } from './money-in.ts'
import type { Mutant } from './mutant.ts'
import { networkMutants } from './network.ts'
import { partMutants } from './parts.ts'
import { qualityMutants } from './quality.ts'
import { registrationMutants } from './registration.ts'
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
  launch: launchMutants,
  centres: centreMutants,
  parts: partMutants,
  network: networkMutants,
  desktop: desktopMutants,
  quality: qualityMutants,
  lobby: lobbyMutants,
  login: loginMutants,
  registration: registrationMutants,
}
