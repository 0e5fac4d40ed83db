import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { useForgetPages, useLobbyGames } from '../api/use-lobby-games.ts'
import { type Choice, changeChoice, noFilters } from '../model/choice.ts'
import { belongs, isNearby, listRequest } from '../model/list-request.ts'
import type { Lobby } from '../model/lobby.ts'
import { countOf, type Lanes, noLanes, shownVendor, typeFor, vendorsOf } from '../model/vendors.ts'
import { LobbyGames } from './lobby-games.tsx'
import { LobbyTools } from './lobby-tools.tsx'
import { VendorTabs } from './vendor-tabs.tsx'

export interface MemberLobbyProps {
  lobby: Lobby
  choice: Choice
  /** Undefined until the vendors have loaded. */
  lanes: Lanes | undefined
  title: string
  onChoose: (choice: Choice) => void
}

/** Where the skip link to the games leads. */
const gamesId = 'games'

/** The lobby of a signed-in member: all its games, by vendor, list and filter. */
export function MemberLobby({ lobby, choice, lanes = noLanes, title, onChoose }: MemberLobbyProps) {
  const { t } = useTranslation('lobby')
  const { code } = useLanguage()
  const forgetPages = useForgetPages()
  const vendors = vendorsOf(lobby, lanes)
  const vendor = shownVendor(lobby, choice.vendor, lanes)
  const found = useLobbyGames(lobby, choice, lanes)
  const { data: hasHot = false } = useQuery({
    ...gameQueries(useGateway(), code).hot(),
    select: ({ categories }) =>
      categories.some((category) =>
        category.games.some((game) => belongs(game, lobby, { ...choice, search: '', ...noFilters })),
      ),
  })

  const handleChange = (change: Partial<Choice>) => {
    const next = changeChoice(choice, change)
    // Another vendor or list starts at its first page, even if more of its pages were loaded before.
    if ('vendor' in change || 'list' in change) forgetPages(listRequest(lobby, next, lanes))
    onChoose(next)
  }
  return (
    <>
      {lobby.vendor === undefined && (lanes === noLanes || vendors.length > 0) && (
        <VendorTabs
          vendors={vendors}
          value={vendor}
          withAll={lobby.except === undefined}
          panelId={gamesId}
          onChange={(chosen) => handleChange({ vendor: chosen })}
        />
      )}
      <LobbyTools
        choice={choice}
        among={{
          gameType: typeFor(lobby, vendor, lanes),
          vassalage: vendor,
          gameClassify: lobby.part,
        }}
        count={countOf(lobby, vendor, lanes)}
        found={found.isLoading || found.error ? undefined : found.total}
        nearby={isNearby(found.games, choice.search)}
        hasHot={hasHot}
        onChange={handleChange}
      />
      <section id={gamesId} aria-label={title}>
        <h2 className="visually-hidden">
          {choice.list === 'all' ? t('allGames') : t(`lists.${choice.list}`)}
        </h2>
        <LobbyGames found={found} choice={choice} onChange={handleChange} />
      </section>
    </>
  )
}
