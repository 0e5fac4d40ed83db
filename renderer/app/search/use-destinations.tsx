import {
  Bell,
  CircleHelp,
  Coins,
  FileText,
  Gift,
  Headset,
  Heart,
  History,
  LogIn,
  LogOut,
  MessageSquareText,
  Moon,
  Plus,
  ShieldCheck,
  Smartphone,
  Sun,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTopLinks } from '#features/navigation/components/top-links.tsx'
import { useCategoryName, useNav } from '#features/navigation/index.ts'
import type { Place } from '#features/search/components/search-dialog.tsx'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useAgentCheck } from '#lib/session/use-agent-check.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { useTheme } from '#lib/theme/theme-store.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { useOpenDeposit } from '../header/use-open-deposit.ts'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'
import { type PageName, sitePages } from './site-pages.ts'

const icons: Record<PageName, ReactNode> = {
  promotions: <Gift />,
  notices: <Bell />,
  help: <CircleHelp />,
  download: <Smartphone />,
  points: <Coins />,
  responsible: <ShieldCheck />,
  terms: <FileText />,
  feedback: <MessageSquareText />,
  join: <Users />,
}

/** Everything the search can find besides games and vendors: account entries, pages, lobbies, links and settings. */
export function useDestinations(): readonly Place[] {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const category = useCategoryName()
  const nav = useNav() ?? []
  const own = useOwnDestinations()
  const to = (address: string) => () => void navigate(address)
  const pages = sitePages.map(({ name, address }) => ({
    id: name,
    name: t(`search.page.${name}`),
    note: t('search.kind.page'),
    icon: icons[name],
    go: to(address),
  }))
  const lobbies = nav.map((entry) => ({
    id: entry.to,
    name: category(entry),
    note: t('search.kind.lobby'),
    icon: <CategoryIcon category={entry.category} />,
    go: to(entry.to),
  }))
  const links = useTopLinks().map(({ to: address, label, icon }) => ({
    id: address,
    name: label,
    note: t('search.kind.page'),
    icon,
    go: to(address),
  }))
  return [...own, ...pages, ...lobbies, ...links, ...useSettings()]
}

/** Entries of the account, or ways to get one. */
function useOwnDestinations(): Place[] {
  const { t } = useTranslation(['search', 'common', 'member'])
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const isAgent = useAgentCheck()
  const open = useSetting('DIRECTREG3')
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  const openDeposit = useOpenDeposit()
  const service = useCustomerServiceEntry()
  const note = t('search.kind.account')
  const list = (kind: string) => () => protect(() => void navigate(pathTo('games', { type: kind })))
  const places: (Place | false)[] = [
    signedIn && { id: 'deposit', name: t('common:action.deposit'), note, icon: <Plus />, go: openDeposit },
    !signedIn && {
      id: 'login',
      name: t('common:action.logIn'),
      note,
      icon: <LogIn />,
      go: () => show({ name: 'login' }),
    },
    !signedIn &&
      open === true && {
        id: 'register',
        name: t('common:action.register'),
        note,
        icon: <UserPlus />,
        go: () => show({ name: 'register' }),
      },
    isAgent && {
      id: 'agent',
      name: t('member:places.agent'),
      note,
      icon: <UsersRound />,
      go: () => show({ name: 'agent' }),
    },
    { id: 'favourites', name: t('member:places.favourites'), note, icon: <Heart />, go: list('fav') },
    signedIn && {
      id: 'recent',
      name: t('member:places.recent'),
      note,
      icon: <History />,
      go: list('recent'),
    },
    service.open !== undefined && {
      id: 'service',
      name: service.label,
      note: t('search.kind.service'),
      icon: <Headset />,
      go: service.open,
    },
    signedIn && {
      id: 'signOut',
      name: t('common:action.signOut'),
      note,
      icon: <LogOut />,
      go: () => show({ name: 'signOut' }),
    },
  ]
  return places.filter((place) => place !== false)
}

/** Settings that take effect at once. */
function useSettings(): Place[] {
  const { t } = useTranslation(['search', 'common'])
  const { setTheme } = usePlatform()
  const theme = useTheme((state) => state.theme)
  const dark = theme === 'dark'
  return [
    {
      id: 'theme',
      name: t(dark ? 'common:header.toLight' : 'common:header.toDark'),
      note: t('search.kind.setting'),
      icon: dark ? <Sun /> : <Moon />,
      go: () => {
        useTheme.getState().toggle()
        setTheme(useTheme.getState().theme)
      },
    },
  ]
}
