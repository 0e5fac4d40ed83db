import { useEffect } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/**
 * Hears when the desktop client's menu or keys ask for a game anew: for the one whose view had the keys, or for the
 * one that is shown.
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
