import { Suspense } from 'react'
import { GameScreens } from '#features/game/components/game-screens.tsx'
import { KioskWatch } from '#features/kiosk/components/kiosk-watch.tsx'
import type { ClientControls } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Region } from '#ui/region/region.tsx'
import { useClientCommands } from './use-client-commands.ts'
import { useNews } from './use-news.ts'

/**
 * What only the desktop client has: games beside the pages, the kiosk's watch, the client's menu and notifications.
 */
export function ClientParts({ client }: { client: ClientControls }) {
  const { games, kiosk } = usePlatform()
  return (
    <>
      <Region>
        <Suspense>{games && <GameScreens />}</Suspense>
      </Region>
      <Suspense>{kiosk && <KioskWatch kiosk={kiosk} />}</Suspense>
      <Region fallback={() => null}>
        <Suspense>
          <MenuAndNews client={client} />
        </Suspense>
      </Region>
    </>
  )
}

function MenuAndNews({ client }: { client: ClientControls }) {
  useClientCommands(client)
  useNews(client)
  return null
}
