import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useChosenInSight } from '#lib/line/centre.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { LotteryGame } from '#shared/contract/endpoints/lottery.ts'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { lotteryQueries } from '../api/lottery-queries.ts'
import type { Draws } from '../api/use-draws.ts'
import { useLotteryFavourites } from '../api/use-lottery-favourites.ts'
import { type MenuList, menuListOf, pathToGame } from '../model/menu-list.ts'
import styles from './game-menu.module.css'
import { MenuRow } from './menu-row.tsx'

type GameMenuProps = {
  menu: ReturnType<typeof useMenu>
  draws: Draws | undefined
  /** The game beside the menu, which shows its clock. */
  gameCode: string | undefined
}

/** The games in the lottery's menu, and the state of their query. */
export function useMenu() {
  const { code: language } = useLanguage()
  const query = useQuery(lotteryQueries(useGateway(), language).menu())
  return { ...query, games: query.data?.menus.flatMap(({ gameMenus }) => gameMenus) }
}

/** Lists all lottery games, the player's favourites or the recently played ones. */
export function GameMenu({ menu, draws, gameCode }: GameMenuProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const [query, setQuery] = useSearchParams()
  const { code: language } = useLanguage()
  const faultMessage = useFaultMessage()
  const signedIn = useSignedIn()
  const favourites = useLotteryFavourites()
  const recent = useQuery({ ...lotteryQueries(useGateway(), language).recent(), enabled: signedIn })
  const list = menuListOf(query)
  const { games, error } = menu
  const rows = useRef<HTMLDivElement>(null)
  useChosenInSight(rows, '[data-current]', `${games?.length} ${list} ${gameCode}`)

  const choose = (value: MenuList) =>
    setQuery(
      (before) => {
        if (value === 'all') before.delete('list')
        else before.set('list', value)
        return before
      },
      { replace: true },
    )
  const own: Record<Exclude<MenuList, 'all'>, readonly LotteryGame[]> = {
    fav: favourites.codes.flatMap((code) => games?.find((game) => game.gameCode === code) ?? []),
    recent: recent.data?.list ?? [],
  }
  /** Games under their studios' names, or the player's own in one group. */
  const groups =
    list === 'all'
      ? (menu.data?.menus ?? []).map(({ title, gameMenus }) => ({ title, list: gameMenus }))
      : [{ title: undefined, list: own[list] }]
  return (
    <Card padded={false} className={styles.menu}>
      <nav aria-label={t('menu.label')}>
        <SegmentedControl
          label={t('menu.list')}
          segments={[
            { value: 'all', label: t('menu.all') },
            { value: 'fav', label: t('menu.favourites') },
            { value: 'recent', label: t('menu.recent') },
          ]}
          value={list}
          onValueChange={choose}
          className={styles.lists}
        />
        {!games && error ? (
          <FailureState
            title={t('menu.failed')}
            retry={{
              label: t('common:action.retry'),
              onPress: () => void menu.refetch(),
              busy: menu.isFetching,
            }}
          >
            {faultMessage(error)}
          </FailureState>
        ) : (
          <div ref={rows} className={styles.rows}>
            {!games && (
              <ul>
                {Array.from({ length: 9 }, (_, index) => (
                  <li key={index} className={styles.row}>
                    <Skeleton height="34px" />
                  </li>
                ))}
              </ul>
            )}
            {games &&
              groups.map((group) => (
                <section key={group.title ?? list}>
                  {group.title && <h2>{group.title}</h2>}
                  <ul>
                    {group.list.map((game) => (
                      <MenuRow
                        key={game.gameCode}
                        game={game}
                        to={pathToGame(game, query)}
                        current={game.gameCode === gameCode}
                        favourite={favourites.codes.includes(game.gameCode)}
                        draws={draws}
                        onFavourite={() => favourites.flip(game.gameCode)}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            {games && list !== 'all' && own[list].length === 0 && (
              <p className={styles.none}>
                <b>{t(list === 'fav' ? 'menu.noFavourites' : 'menu.noRecent')}</b>
                <span>
                  {signedIn
                    ? t(list === 'fav' ? 'menu.noFavouritesText' : 'menu.noRecentText')
                    : t('menu.visitorLists')}
                </span>
              </p>
            )}
          </div>
        )}
      </nav>
    </Card>
  )
}
