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
import { type Place, pageLabel, wayOn } from '../model/way-on.ts'

type WayOnButtonProps = StatedPromotion & {
  /** It stands beside the button to apply, which comes first. */
  beside?: boolean
}

/**
 * Button to take part in a promotion. A visitor logs in first and continues from there. Renders nothing if there is
 * nothing left to do.
 */
export function WayOnButton({ promotion, state, beside = false }: WayOnButtonProps) {
  const look = { variant: beside ? 'secondary' : 'primary', size: 'lg', block: true } as const
  const { t } = useTranslation('content')
  const signedIn = useSignedIn()
  const protect = useProtected()
  const go = useGo()
  const way = wayOn(promotion, { state, signedIn, offers: brandOffers })
  switch (way?.kind) {
    case undefined:
      return null
    case 'page':
      return (
        <LinkButton {...look} to={way.to}>
          {t(`promotions.way.${pageLabel(way.to)}`)}
        </LinkButton>
      )
    case 'game':
      return (
        <Button {...look} onClick={() => go(way)}>
          {t('promotions.way.play', { game: way.game.gameName })}
        </Button>
      )
    case 'external':
      return (
        <Button {...look} onClick={() => go(way)}>
          {t('promotions.way.outside', { host: way.host })}
        </Button>
      )
    case 'logIn': {
      const { next } = way
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

/** Returns a function that opens a place. It does nothing for undefined. */
function useGo(): (place: Place | undefined) => void {
  const navigate = useNavigate()
  const launch = useLaunchGame()
  const { openExternal } = usePlatform()
  return (place) => {
    if (place?.kind === 'page') void navigate(place.to)
    if (place?.kind === 'external') openExternal(place.url)
    if (place?.kind === 'game') launch(place.game)
  }
}
