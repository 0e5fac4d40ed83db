import type { ClientControls } from '#lib/platform/platform.ts'
import { useClientCommands } from './use-client-commands.ts'
import { useNews } from './use-news.ts'

/** What the site does for the desktop client around it: hears its menu, and tells it news. */
export function ClientPart({ client }: { client: ClientControls }) {
  useClientCommands(client)
  useNews(client)
  return null
}
