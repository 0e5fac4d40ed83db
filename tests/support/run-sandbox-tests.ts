/** `npm run test:sandbox`: runs the sandbox's own tests, and notes that they have passed when all of them have. */
import { readCommand } from '../../resources/scripts/command/read-command.ts'
import { runTool } from '../../resources/scripts/command/run-tool.ts'
import { sandboxTests } from '../../resources/scripts/tools.ts'
import { fingerprintOf, noteSandboxProved } from './sandbox-proofs.ts'

const { rest } = readCommand('test:sandbox')
const fingerprint = fingerprintOf()
process.exitCode = await runTool(sandboxTests, rest)
// Arguments may have chosen only some of them.
if (process.exitCode === 0 && rest.length === 0) noteSandboxProved(fingerprint)
