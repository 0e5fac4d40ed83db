import {
  Bell,
  CircleHelp,
  Coins,
  FileText,
  Gift,
  Headset,
  MessageCircle,
  MessageSquareText,
  ShieldCheck,
  Smartphone,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTopLinks } from '#features/navigation/components/top-links.tsx'
import { useNav } from '#features/navigation/index.ts'
import { type Destination, mergeDestinations } from '#features/search/index.ts'
import { useChat } from '#lib/chat/use-chat.ts'
import { sectionPath } from '#lib/paths/path-to.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'
import { type PageName, sitePages } from './site-pages.ts'
import { useAccountDestinations } from './use-account-destinations.tsx'
import { useCentreDestinations } from './use-centre-destinations.tsx'
import { useNames } from './use-names.ts'
import { useSettingDestinations } from './use-setting-destinations.tsx'

const icons: Record<PageName, ReactNode> = {
  promotions: <Gift />,
  notices: <Bell />,
  help: <CircleHelp />,
  download: <Smartphone />,
  points: <Coins />,
  feedback: <MessageSquareText />,
  join: <Users />,
}

/** Topics of the help centre that the footer names too. */
const helpTopics = [
  { name: 'responsible', address: sectionPath('help', 'responsible-gaming'), icon: <ShieldCheck /> },
  { name: 'terms', address: sectionPath('help', 'term'), icon: <FileText /> },
] as const

/** Everything of the site itself that the search can find, as far as the visitor may use it. */
export function useDestinations(): { pages: Destination[]; settings: Destination[] } {
  const account = useAccountDestinations()
  const centres = useCentreDestinations()
  const settings = useSettingDestinations()
  return {
    pages: mergeDestinations([
      ...account.pages,
      ...centres.pages,
      ...usePageDestinations(),
      ...useGameDestinations(),
      ...useServiceDestinations(),
    ]),
    settings: mergeDestinations([...account.settings, ...settings, ...centres.sections]),
  }
}

/** The site's pages, and the links of its top menu. */
function usePageDestinations(): Destination[] {
  const names = useNames()
  const navigate = useNavigate()
  const links = useTopLinks().map(({ name, ...link }) => ({
    ...link,
    names: names((t) => t(`nav:nav.${name}`)),
  }))
  const pages = [...sitePages.map((page) => ({ ...page, icon: icons[page.name] })), ...helpTopics]
  return [
    ...pages.map(({ name, address, icon }) => ({
      id: name,
      names: names((t) => t(`search.page.${name}`)),
      icon,
      go: () => void navigate(address),
    })),
    ...links.map(({ to, icon, names: own }) => ({
      id: to,
      names: own,
      icon,
      go: () => void navigate(to),
    })),
  ]
}

/** The lobbies of the navigation. */
function useGameDestinations(): Destination[] {
  const names = useNames()
  const navigate = useNavigate()
  const [aside] = names((t) => t('search.kind.lobby'))
  return (useNav() ?? []).map(({ category, vendorName = '', to }) => ({
    id: to,
    names: names((t) =>
      category === 'JILI'
        ? t('common:nav.vendorSlots', { vendor: vendorName })
        : t(`common:category.${category}`),
    ),
    aside,
    icon: <CategoryIcon category={category} />,
    go: () => void navigate(to),
  }))
}

/** Whom to ask: customer service, and the chat. */
function useServiceDestinations(): Destination[] {
  const names = useNames()
  const service = useCustomerServiceEntry()
  const chat = useChat()
  const [aside] = names((t) => t('search.kind.service'))
  return [
    ...(service.open
      ? [
          {
            id: 'service',
            names: names((t) => t('common:rail.service')),
            aside,
            icon: <Headset />,
            go: service.open,
          },
        ]
      : []),
    ...(chat
      ? [
          {
            id: 'chat',
            names: names((t) => t('nav:chat.open')),
            aside,
            icon: <MessageCircle />,
            go: chat.open,
          },
        ]
      : []),
  ]
}
