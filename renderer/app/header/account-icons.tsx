import { Gift, Heart, History, KeyRound, Plus, Settings, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountEntry } from './use-account-entries.ts'

/** Icons of the entries in the account's menus. */
export const accountIcons: Readonly<Record<AccountEntry['place'], ReactNode>> = {
  deposit: <Plus />,
  member: <UserRound />,
  favourites: <Heart />,
  recent: <History />,
  promotions: <Gift />,
  password: <KeyRound />,
  client: <Settings />,
}
