import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { Need } from '#lib/session/guard.ts'
import { useAgentCheck } from '#lib/session/use-agent-check.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useMenuPages } from '../member-centre/use-menu-pages.ts'
import { accountIcons } from './account-icons.tsx'
import { useOpenDeposit } from './use-open-deposit.ts'

export type AccountEntry = {
  key: string
  label: string
  icon: ReactNode
  /** What it requires beyond a session; `go` asks for it. */
  need?: Need
  go: () => void
}

/**
 * Entries of the account's menus, in order. Demo accounts have no password to change; only the desktop client has
 * settings. Texts of the namespace `member` must have been loaded.
 */
export function useAccountEntries(): AccountEntry[] {
  const { t } = useTranslation('member')
  const navigate = useNavigate()
  const openDeposit = useOpenDeposit()
  const show = useOverlays((state) => state.show)
  const role = useRole()
  const isAgent = useAgentCheck()
  const protect = useProtected()
  const { client } = usePlatform()
  const pages = useMenuPages(role)
  const entry = (place: keyof typeof accountIcons, go: () => void, need?: Need): AccountEntry => ({
    key: place,
    label: t(`places.${place}`),
    icon: accountIcons[place],
    ...(need && { need }),
    go,
  })
  const to = (address: string) => () => void navigate(address)
  return [
    entry('deposit', openDeposit, 'trueAccount'),
    entry('member', () => protect(() => show({ name: 'member' }), 'trueAccount'), 'trueAccount'),
    ...(isAgent ? [entry('agent', () => show({ name: 'agent' }))] : []),
    ...pages.map(({ key, Icon }) => ({
      key,
      label: t(`page.${key}`),
      icon: <Icon />,
      go: () => protect(() => show({ name: 'member', page: key }), 'trueAccount'),
    })),
    entry('favourites', to(pathTo('games', { type: 'fav' }))),
    entry('recent', to(pathTo('games', { type: 'recent' }))),
    entry('promotions', to(pathTo('promotions'))),
    ...(role === 'demo' ? [] : [entry('password', () => show({ name: 'changePassword' }))]),
    ...(client ? [entry('client', () => show({ name: 'clientSettings' }))] : []),
  ]
}
