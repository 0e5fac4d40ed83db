import { Apple, Bot, Medal, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { type NamedLink, useAppLinks, useRankingLinks } from '../api/use-top-links.ts'

/** The links to the rankings alone. */
export { useRankingLinks }

const icons: Record<NamedLink['name'], ReactNode> = {
  depositRank: <Trophy />,
  betRank: <Medal />,
  ios: <Apple />,
  android: <Bot />,
}

/** All links of the top menu with their icons, for lists: the rankings and apps that the gateway offers. */
export const useTopLinks = (): (NamedLink & { icon: ReactNode })[] =>
  [...useRankingLinks(), ...useAppLinks()].map((link) => ({ ...link, icon: icons[link.name] }))
