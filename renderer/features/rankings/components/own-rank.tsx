import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { RankingKind, RankingPeriod, rankings } from '#shared/contract/endpoints/rankings.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useOwnRank } from '../api/use-own-rank.ts'
import styles from './own-rank.module.css'

type OwnRankProps = { kind: RankingKind; period: RankingPeriod; players: number | undefined }

/** The member's own place in a ranking. Asks visitors to log in. */
export function OwnRank(props: OwnRankProps) {
  const { t } = useTranslation('ranking')
  const signedIn = useSignedIn()
  return (
    <Card className={styles.card}>
      <h2>{t('own.title')}</h2>
      {signedIn ? <Member {...props} /> : <Visitor />}
    </Card>
  )
}

function Visitor() {
  const { t } = useTranslation(['ranking', 'common'])
  const show = useOverlays((state) => state.show)
  return (
    <>
      <p className="small muted">{t('own.visitor')}</p>
      <Button variant="primary" onClick={() => show({ name: 'login' })}>
        {t('common:action.logIn')}
      </Button>
    </>
  )
}

function Member({ kind, period, players }: OwnRankProps) {
  const { t } = useTranslation(['ranking', 'common'])
  const { data, isError, isFetching, refetch } = useOwnRank(kind, period)
  if (data) return <Place own={data} kind={kind} period={period} players={players} />
  if (!isError) return <Skeleton height="86px" />
  return (
    <>
      <p className="small muted" role="alert">
        {t('own.failed')}
      </p>
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('common:action.retry')}
      </Button>
    </>
  )
}

function Place({ own, kind, period, players }: OwnRankProps & { own: ValueOf<typeof rankings.own> }) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const whole = { ...useMoneyFormat(), form: 'whole' } as const
  if (own.place === null)
    return (
      <>
        <p>
          <b>{t(period === 'lastMonth' ? 'own.nonePastTitle' : 'own.none')}</b>
        </p>
        <p className="small muted">
          {period === 'lastMonth'
            ? t('own.nonePast')
            : t(kind === 'deposit' ? 'own.noneDeposit' : 'own.noneBet')}
        </p>
      </>
    )
  return (
    <>
      <p className={styles.place}>
        <span className="fig">{formatCount(own.place, tag)}</span>
        {players !== undefined && (
          <span className="small muted">
            {t('own.of', { count: players, players: formatCount(players, tag) })}
          </span>
        )}
      </p>
      <p className="fig">{formatMoney(own.amount, tag)}</p>
      {own.prize != null && (
        <p className="small muted">{t('own.prize', { prize: formatCurrency(own.prize, whole) })}</p>
      )}
      <p className="small muted">
        {own.nextPrize
          ? t('own.toPrize', {
              amount: formatMoney(own.nextPrize.distance, tag),
              place: own.nextPrize.place,
              prize: formatCurrency(own.nextPrize.prize, whole),
            })
          : own.toNext === null
            ? t('own.first')
            : t('own.toNext', { amount: formatMoney(own.toNext, tag) })}
      </p>
    </>
  )
}
