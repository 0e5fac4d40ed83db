import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isFavourite, useFavouriteStore } from '#lib/games/favourite-store.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Whether a game is a favourite, and a function that toggles it. Visitors log in first; the game is then added. */
export function useFavourite(game: Game): { favourite: boolean; toggle: () => void } {
  const { t } = useTranslation()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const faultMessage = useFaultMessage()
  const protect = useProtected()
  const signedIn = useSignedIn()
  const marked = useFavouriteStore((state) => isFavourite(state, game))
  const favourite = signedIn && marked

  async function save(wanted: boolean) {
    try {
      // Few visitors have favourites, so the first screen doesn't load this.
      const { saveFavourite } = await import('#lib/games/save-favourite.ts')
      await saveFavourite({ gateway, queryClient, game, favourite: wanted })
    } catch (error) {
      showToast({
        tone: 'danger',
        title: t(wanted ? 'game.notAdded' : 'game.notRemoved', { game: game.gameName }),
        body: faultMessage(error),
        action: { label: t('action.retry'), onPress: () => void save(wanted) },
      })
    }
  }
  return { favourite, toggle: () => protect(() => void save(!favourite)) }
}
