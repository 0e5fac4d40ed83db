import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { HalfSun } from '#ui/half-sun/half-sun.tsx'

const address = pathTo('games', { type: 'fav' })

type FavouritesLinkProps = { className?: string | undefined; current: boolean; onLeave?: () => void }

/** Link to the favourite games. Visitors log in first. */
export function FavouritesLink({ className, current, onLeave }: FavouritesLinkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent) => {
    onLeave?.()
    // Does the part of `useProtected` that is needed here, because the first script has no room for all of it.
    const { signedIn, setPending } = useSessionStore.getState()
    if (signedIn) return
    event.preventDefault()
    setPending(() => void navigate(address), 'session')
    useOverlays.getState().show({ name: 'login' })
  }
  return (
    <Link
      to={address}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={handleClick}
    >
      <Heart />
      <span>{t('nav.favorite')}</span>
      {current && <HalfSun />}
    </Link>
  )
}
