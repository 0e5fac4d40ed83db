import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useOpenDeposit } from './use-open-deposit.ts'

export type AccountEntry = {
  place: 'deposit' | 'member' | 'favourites' | 'recent' | 'promotions' | 'password' | 'client'
  go: () => void
}

/**
 * Entries of the account's menus, in order. Demo accounts have no password to change; only the desktop client has
 * settings.
 */
export function useAccountEntries(): AccountEntry[] {
  const navigate = useNavigate()
  const openDeposit = useOpenDeposit()
  const show = useOverlays((state) => state.show)
  const role = useRole()
  const protect = useProtected()
  const { client } = usePlatform()
  const to = (address: string) => () => void navigate(address)
  return [
    { place: 'deposit', go: openDeposit },
    { place: 'member', go: () => protect(() => show({ name: 'member' }), 'trueAccount') },
    { place: 'favourites', go: to(pathTo('games', { type: 'fav' })) },
    { place: 'recent', go: to(pathTo('games', { type: 'recent' })) },
    { place: 'promotions', go: to(pathTo('promotions')) },
    ...(role === 'demo' ? [] : [{ place: 'password' as const, go: () => show({ name: 'changePassword' }) }]),
    ...(client ? [{ place: 'client' as const, go: () => show({ name: 'clientSettings' }) }] : []),
  ]
}
