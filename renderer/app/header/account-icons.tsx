import { Gift, Heart, History, KeyRound, Plus, Settings, UserRound, UsersRound } from 'lucide-react'

/** Icons of the entries in the account's menus that aren't pages of the member centre. */
export const accountIcons = {
  deposit: <Plus />,
  member: <UserRound />,
  agent: <UsersRound />,
  favourites: <Heart />,
  recent: <History />,
  promotions: <Gift />,
  password: <KeyRound />,
  client: <Settings />,
}
