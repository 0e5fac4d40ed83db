import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { StatedPromotion } from '../api/use-promotions.ts'
import { brandOffers } from '../model/brand-offers.ts'
import { type Destination, nextAction, pageLabel } from '../model/next-action.ts'

type NextActionButtonProps = StatedPromotion & {
  /** It stands beside the button to apply, which comes first. */
  beside?: boolean
}

/**
 * Button to take part in a promotion. A visitor logs in first and continues from there. Renders nothing if there is
 * nothing left to do.
 */
export function NextActionButton({ promotion, state, beside = false }: NextActionButtonProps) {
  const look = { variant: beside ? 'secondary' : 'primary', size: 'lg', block: true } as const
  const { t } = useTranslation('content')
  const signedIn = useSignedIn()
  const protect = useProtected()
  const go = useGo()
  const action = nextAction(promotion, { state, signedIn, offers: brandOffers })
  switch (action?.kind) {
    case undefined:
      return null
    case 'page':
      return (
        <LinkButton {...look} to={action.to}>
          {t(`promotions.way.${pageLabel(action.to)}`)}
        </LinkButton>
      )
    case 'game':
      return (
        <Button {...look} onClick={() => go(action)}>
          {t('promotions.way.play', { game: action.game.gameName })}
        </Button>
      )
    case 'external':
      return (
        <Button {...look} onClick={() => go(action)}>
          {t('promotions.way.outside', { host: action.host })}
        </Button>
      )
    case 'logIn': {
      const { next } = action
      // Launching a game asks for the login itself, with the account type the game needs.
      const begin = () => (next?.kind === 'game' ? go(next) : protect(() => go(next)))
      return (
        <Button {...look} onClick={begin}>
          {t('promotions.way.logIn')}
        </Button>
      )
    }
  }
}

/** Returns a function that opens a destination. It does nothing for undefined. */
function useGo(): (destination: Destination | undefined) => void {
  const navigate = useNavigate()
  const launch = useLaunchGame()
  const { openExternal } = usePlatform()
  return (destination) => {
    if (destination?.kind === 'page') void navigate(destination.to)
    if (destination?.kind === 'external') openExternal(destination.url)
    if (destination?.kind === 'game') launch(destination.game)
  }
}
