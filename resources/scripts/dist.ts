/** `npm run dist`: packs the installers for this system. Says at once, before it builds, when there is no Electron. */
import { chooseHost, electronFolder } from '../../tests/desktop/support/electron-binary.ts'
import { readCommand } from './command/read-command.ts'
import { runTool } from './command/run-tool.ts'
import { buildClient, packClient } from './tools.ts'

const { rest } = readCommand('dist')
try {
  chooseHost('electron')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const built = await runTool(buildClient)
process.exitCode = built === 0 ? await runTool(packClient(electronFolder()), rest) : built
