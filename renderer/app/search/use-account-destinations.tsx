import { KeyRound, LogIn, LogOut, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Destination } from '#features/search/index.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { guardAction } from '#lib/session/guard.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { accountIcons } from '../header/account-icons.tsx'
import { useAccountEntries } from '../header/use-account-entries.tsx'
import { useOpenDeposit } from '../header/use-open-deposit.ts'
import type { memberPages } from '../member-centre/member-pages.ts'
import { sitePages } from './site-pages.ts'
import { useNames } from './use-names.ts'

type EntryName = keyof typeof accountIcons
type AccountDestinations = { pages: Destination[]; settings: Destination[] }

/** The cashier is also a page of the member centre. Under that page's id it is found once. */
const depositId = 'depositv2' satisfies (typeof memberPages)[number]['key']

/** The entries that are settings; the others are pages. */
const settings: readonly string[] = ['password', 'client'] satisfies EntryName[]

/** Pages of the centre and of the site are found by themselves. */
const isOwn = (key: string): key is EntryName =>
  key in accountIcons && sitePages.every(({ name }) => name !== key)

/** The ways to an account, or what the account's menu leads to. */
export function useAccountDestinations(): AccountDestinations {
  const visitor = useVisitorPlaces()
  const own = useOwnPlaces()
  return useSignedIn() ? own : visitor
}

function useVisitorPlaces(): AccountDestinations {
  const names = useNames()
  const navigate = useNavigate()
  const show = useOverlays((state) => state.show)
  const protect = useProtected()
  const openDeposit = useOpenDeposit()
  const { client, kiosk } = usePlatform()
  const open = useSetting('DIRECTREG3') === true
  const byPhone = useSetting('CHNGPASSVERIF3')
  const byEmail = useSetting('CHNGPASSMAIL3')
  const [aside] = names((t) => t('search.kind.account'))
  const entry = (key: EntryName, go: () => void, id: string = key): Destination => ({
    id,
    names: names((t) => t(`member:places.${key}`)),
    aside,
    icon: accountIcons[key],
    go,
  })
  const login: Destination = {
    id: 'login',
    names: names((t) => t('common:action.logIn')),
    aside,
    icon: <LogIn />,
    go: () => show({ name: 'login' }),
  }
  const register: Destination = {
    id: 'register',
    names: names((t) => t('common:action.register')),
    aside,
    icon: <UserPlus />,
    go: () => show({ name: 'register' }),
  }
  const forgotten: Destination = {
    id: 'forgotPassword',
    names: names((t) => t('auth:login.forgot')),
    aside,
    icon: <KeyRound />,
    go: () => show({ name: 'forgotPassword' }),
  }
  return {
    pages: [
      login,
      ...(open ? [register] : []),
      entry('deposit', openDeposit, depositId),
      entry('favourites', () => protect(() => void navigate(pathTo('games', { type: 'fav' })))),
    ],
    settings: [
      ...(byPhone || byEmail ? [forgotten] : []),
      ...(client && !kiosk ? [entry('client', () => show({ name: 'clientSettings' }))] : []),
    ],
  }
}

/** Leaves out what the account may not use, and in a kiosk the settings that are its operator's. */
function useOwnPlaces(): AccountDestinations {
  const names = useNames()
  const role = useRole()
  const show = useOverlays((state) => state.show)
  const { kiosk } = usePlatform()
  const [aside] = names((t) => t('search.kind.account'))
  const signOut: Destination = {
    id: 'signOut',
    names: names((t) => t('common:action.signOut')),
    aside,
    icon: <LogOut />,
    go: () => show({ name: 'signOut' }),
  }
  const places = useAccountEntries().flatMap(({ key, need, icon, go }): Destination[] => {
    const refused = guardAction(role, need ?? 'session') !== 'proceed' || (key === 'client' && kiosk)
    if (!isOwn(key) || refused) return []
    const id = key === 'deposit' ? depositId : key
    return [{ id, names: names((t) => t(`member:places.${key}`)), aside, icon, go }]
  })
  return {
    pages: [...places.filter(({ id }) => !settings.includes(id)), signOut],
    settings: places.filter(({ id }) => settings.includes(id)),
  }
}
