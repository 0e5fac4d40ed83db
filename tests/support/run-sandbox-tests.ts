/** `npm run test:sandbox`: runs the sandbox's own tests, and notes that they have passed when all of them have. */
import { runTool } from '../../resources/scripts/command/run-command.ts'
import type { Main } from '../../resources/scripts/commands.ts'
import { sandboxTests } from '../../resources/scripts/tools.ts'
import { fingerprintOf, noteSandboxProved } from './sandbox-proofs.ts'

export const main: Main<'test:sandbox'> = async ({ rest }) => {
  const fingerprint = fingerprintOf()
  const code = await runTool(sandboxTests, rest)
  // Arguments may have chosen only some of them.
  if (code === 0 && rest.length === 0) noteSandboxProved(fingerprint)
  return code
}
