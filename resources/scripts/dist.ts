/** `npm run dist`: packs the installers for this system. Says at once, before it builds, when there is no Electron. */
import { reasonOf } from '#shared/domain/reason-of.ts'
import { chooseHost, electronFolder } from '../../tests/desktop/support/electron-binary.ts'
import { runTool } from './command/run-command.ts'
import type { Main } from './commands.ts'
import { buildClient, packClient } from './tools.ts'

export const main: Main<'dist'> = async ({ rest }, { warn }) => {
  try {
    chooseHost('electron')
  } catch (error) {
    warn(reasonOf(error))
    return 1
  }
  const built = await runTool(buildClient)
  return built === 0 ? runTool(packClient(electronFolder()), rest) : built
}
