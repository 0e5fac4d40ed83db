import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ClaimNotice } from '../components/claim-notice.tsx'
import { ParolGrid } from './parol-grid.tsx'
import { PrizeCard } from './prize-card.tsx'
import type { RafflePartProps } from './raffle-columns.tsx'
import { rafflePhase, waitingPrizes } from './raffle-figures.ts'
import styles from './raffle-stage.module.css'
import { RaffleStage } from './raffle-stage.tsx'
import { useDraw } from './use-draw.ts'
import type { OwnDraws } from './use-own-draws.ts'
import { usePrizeClaim } from './use-prize-claim.ts'
import { usePrizeText } from './use-prize-text.ts'

/** The stage for a member: draws left, the prize to claim, and the parols to pick from. */
export function OwnRaffle({ promotion, raffle, own }: RafflePartProps & { own: OwnDraws }) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const { promotionId } = promotion
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const prizeText = usePrizeText()
  const protect = useProtected()
  const draw = useDraw()
  const claim = usePrizeClaim()
  const { data } = own
  const phase = rafflePhase(raffle)
  const [prize, ...more] = waitingPrizes(data?.list ?? [])
  const latest = data?.list[0]
  // A lost answer still opens its parol as soon as the draws have been fetched again.
  const made = draw.data ?? data?.list.find(({ number }) => number === draw.variables?.number)
  const shown = made ?? (latest?.state === 'won' ? latest : undefined)
  const pick = (parol: number) =>
    data && protect(() => draw.mutate({ promotionId, number: data.drawn + 1, parol }), 'trueAccount')
  return (
    <RaffleStage
      promotion={promotion}
      raffle={raffle}
      grid={
        <ParolGrid
          opened={shown && { draw: shown, fresh: made !== undefined }}
          opening={draw.isPending ? draw.variables.parol : undefined}
          disabled={!data || data.left === 0}
          onPick={pick}
        />
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('raffle.left')}</dt>
          <dd className="fig">{data ? formatCount(data.left, tag) : '–'}</dd>
        </div>
        {phase === 'running' && (
          <div>
            <dt>{t('raffle.toNext')}</dt>
            <dd className="fig">{data ? formatCurrency(data.toNext, money) : '–'}</dd>
          </div>
        )}
      </dl>
      {draw.error && !made && <Notice tone="danger">{faultMessage(draw.error)}</Notice>}
      <ClaimNotice claim={claim} />
      {claim.state.step === 'settled' && (
        <div role="status">
          <Notice icon={<CircleCheck />}>
            {t(claim.state.result.amount === null ? 'raffle.paidPoints' : 'raffle.paid', {
              gain: prizeText(claim.state.result, 'exact'),
            })}
          </Notice>
        </div>
      )}
      {prize && (
        <PrizeCard
          promotionId={promotionId}
          prize={prize}
          more={more.length}
          turnover={raffle.turnover}
          claim={claim}
        />
      )}
      {!prize && data?.left === 0 && phase === 'running' && (
        <LinkButton variant="primary" to={pathTo('games')}>
          {t('raffle.play')}
        </LinkButton>
      )}
      {phase === 'over' && !prize && <p className={styles.small}>{t('raffle.overHint')}</p>}
      {phase === 'before' && <p className={styles.small}>{t('raffle.beforeHint')}</p>}
    </RaffleStage>
  )
}
