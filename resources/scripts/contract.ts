/**
 * `npm run contract`: the gateway contract as a Markdown table, an OpenAPI document, a client or a server stub. See
 * `--help`.
 */
import { runContract } from '../contract/command.ts'
import { readCommand } from './command/read-command.ts'

readCommand('contract')

process.exitCode = await runContract(process.argv.slice(2))
