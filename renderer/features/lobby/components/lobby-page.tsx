import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { chosenVendorOf } from '#lib/games/chosen-vendor.ts'
import { isOffered } from '#lib/games/offered.ts'
import { useDemoPending, useDemoPlay } from '#lib/games/use-demo-play.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { type Choice, readChoice, writeChoice } from '../model/choice.ts'
import { type Lobby, lobbyOf } from '../model/lobby.ts'
import { type Lanes, vendorOf } from '../model/vendors.ts'
import { MemberLobby } from './member-lobby.tsx'
import { Rooms, type RoomsProps } from './rooms.tsx'
import { SlotsTop } from './slots-top.tsx'
import { useNamedDetails } from './use-named-details.ts'
import { VisitorLobby } from './visitor-lobby.tsx'

/** The lobby of a game type or vendor. Everything chosen in it is stored in the address. */
export function LobbyPage() {
  const { pathname, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { t } = useTranslation('lobby')
  const { code } = useLanguage()
  const { t: fact } = useTranslation('facts')
  const signedIn = useSignedIn()
  const demoPlay = useDemoPlay()
  const isDemoPending = useDemoPending()
  const { data: vendors, isError } = useQuery({
    ...gameQueries(useGateway(), code).vendors(),
    select: offeredVendors,
  })
  const lobby = offeredLobby(lobbyOf(pathname, query))
  // The router updates the address in a transition. The optimistic value shows the choice at once.
  const [choice, setChoice] = useOptimistic(readChoice(query, lobby))
  const lanes = vendors?.lanes ?? (isError ? [] : undefined)
  const title = useLobbyTitle(lobby, choice, vendors?.lanes ?? [])

  useNamedDetails()
  // A vendor chosen on the way to the slots lobby comes in the location state. Move it into the address.
  const chosen = lobby.category === 'RNG' ? chosenVendorOf(state) : undefined
  if (chosen)
    return <Navigate replace to={`${pathname}?${writeChoice(query, { ...choice, vendor: chosen }, lobby)}`} />

  const kind = roomKind(lobby)
  const handleChoose = (next: Choice) =>
    startTransition(() => {
      setChoice(next)
      setQuery(writeChoice(query, next, lobby), { replace: true, preventScrollReset: true })
    })
  return (
    <>
      {lobby.category === 'RNG' && <SlotsTop />}
      {kind ? (
        <Rooms key={kind} kind={kind} vendor={lobby.vendor} title={title} />
      ) : (
        <PageHead
          title={title}
          lead={!signedIn && t('visitor.lead')}
          actions={
            // Until it is known whether there is such play, an invisible button keeps the place.
            (demoPlay || isDemoPending) && (
              <Button onClick={() => demoPlay?.()} style={demoPlay ? undefined : { visibility: 'hidden' }}>
                <Play />
                <span>{fact('freePlay.start')}</span>
              </Button>
            )
          }
        />
      )}
      {signedIn ? (
        <MemberLobby lobby={lobby} choice={choice} lanes={lanes} title={title} onChoose={handleChoose} />
      ) : (
        // Where the skip link to the games leads.
        <div id="games">
          <VisitorLobby lobby={lobby} choice={choice} lanes={lanes} />
        </div>
      )}
    </>
  )
}

/** Which kind of rooms to show at the top of the lobby, if any. */
const roomKind = ({ category }: Lobby): RoomsProps['kind'] | undefined =>
  category === 'PVP' ? 'cards' : category === 'BINGO' ? 'bingo' : undefined

/** Leaves out vendors that the brand doesn't offer. */
const offeredVendors = ({ lanes }: { lanes: Lanes }) => ({
  lanes: lanes.map(({ title, cards }) => ({ title, cards: cards.filter(isOffered) })),
})

/** The games route can name the lobby of a vendor that the brand doesn't offer. Falls back to all games then. */
const offeredLobby = (lobby: Lobby): Lobby =>
  lobby.vendor === undefined || isOffered({ vassalage: lobby.vendor })
    ? lobby
    : lobbyOf(pathTo('games'), new URLSearchParams())

function useLobbyTitle(lobby: Lobby, choice: Choice, lanes: Lanes): string {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  if (lobby.category) return common(`category.${lobby.category}`)
  const vendor = vendorOf(choice.vendor, lanes)
  if (vendor) return vendor.displayName
  return choice.list === 'fav' ? t('lists.fav') : t('allGames')
}
