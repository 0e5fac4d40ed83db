import { useEffect } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/**
 * Calls `onReload` when the client's menu or keyboard shortcut reloads this game: the game whose view had the
 * keyboard, otherwise the one shown.
 */
export function useReloadCommand(
  { shown, view }: { shown: boolean; view: string | undefined },
  onReload: () => void,
): void {
  const { client } = usePlatform()
  useEffect(() =>
    client?.onCommand((command, pressedIn) => {
      if (command === 'reload' && (pressedIn === undefined ? shown : pressedIn === view)) onReload()
    }),
  )
}
