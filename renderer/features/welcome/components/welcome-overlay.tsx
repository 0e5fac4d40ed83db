import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBalance } from '#lib/balance/use-balance.tsx'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { homeRowQueries } from '#lib/queries/home-rows-query.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NewBonuses } from './new-bonuses.tsx'
import styles from './welcome.module.css'

const gamesShown = 4

/** Shown once an account is open: what it has, and games to start with. */
export function WelcomeOverlay() {
  const { t } = useTranslation(['welcome', 'register', 'common'])
  const { code } = useLanguage()
  const gateway = useGateway()
  const close = useOverlays((state) => state.close)
  const { data: member } = useQuery(memberQueries(gateway).info())
  const { data: own, isPending } = useQuery(homeRowQueries(gateway, code).own())
  const { shown: balance, failed } = useBalance()
  const name = member?.nickname || member?.account
  const games = own?.rows[0]?.games.slice(0, gamesShown)
  return (
    <Dialog
      open
      onClose={close}
      title={name ? t('title', { brand: brand.title, name }) : t('register:welcome', { brand: brand.title })}
      closeLabel={t('common:action.close')}
      width={640}
      minHeight={0}
    >
      <div className={styles.welcome}>
        {!failed && (
          <p className={styles.balance}>
            <span>{t('balance')}</span>
            <b className="fig">{balance ?? <Skeleton width="150px" height="34px" />}</b>
          </p>
        )}
        <NewBonuses />
        {(isPending || games) && (
          <section aria-labelledby="welcome-games">
            <h3 id="welcome-games">{t('games')}</h3>
            <div className={styles.games}>
              {games?.map((game) => <GameCard key={game.nodeId} game={game} />) ??
                Array.from({ length: gamesShown }, (_, place) => (
                  <Skeleton key={place} height="auto" className={styles.place} />
                ))}
            </div>
          </section>
        )}
        <LinkButton block to={pathTo('games')} onClick={close}>
          {t('all')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
