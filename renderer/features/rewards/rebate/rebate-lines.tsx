import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { RebateLine, rebates } from '#shared/contract/endpoints/rebates.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { Money } from '#ui/money/money.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { ClaimButton } from '../claims/claim-button.tsx'
import rowStyles from '../claims/rows.module.css'
import styles from './rebate-page.module.css'
import type { RebateClaim } from './use-rebate.ts'

type RebateLinesProps = { summary: ValueOf<typeof rebates.summary>; claim: RebateClaim }

/** The rebate of each game type, with its rate and its share of the whole. */
export function RebateLines({ summary, claim }: RebateLinesProps) {
  const { t } = useTranslation('rewards')
  const several = summary.list.filter(({ amount }) => Number(amount) > 0).length > 1
  return (
    <section className={rowStyles.section} aria-labelledby="rebate-lines">
      <h2 id="rebate-lines">{t('rebate.byType')}</h2>
      <ul className={styles.lines}>
        {summary.list.map((line) => (
          <Line
            key={line.gameType}
            line={line}
            share={Number(summary.amount) === 0 ? 0 : Number(line.amount) / Number(summary.amount)}
            claim={several && compareAmounts(line.amount, summary.minimum) >= 0 ? claim : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = {
  line: RebateLine
  share: number
  /** Absent if this type can't be claimed by itself. */
  claim: RebateClaim | undefined
}

function Line({ line: { gameType, bets, percent, amount }, share, claim }: LineProps) {
  const { t } = useTranslation(['rewards', 'common'])
  const money = useMoneyFormat()
  const type = gameTypes.find((other) => other === gameType)
  const name = type ? t(`common:category.${type}`) : gameType
  const figure = formatCurrency(amount, money)
  return (
    <li>
      <span className={rowStyles.icon}>
        <CategoryIcon category={type === 'ELOTT' || type === undefined ? 'LOTT' : type} />
      </span>
      <div className={styles.line}>
        <div className={styles.spread}>
          <b>{name}</b>
          <b className="fig">
            <Money amount={amount} {...money} />
          </b>
        </div>
        <Progress label={t('rebate.share', { type: name })} text={figure} share={share} />
        <div className={styles.spread}>
          <small className="num">{t('rebate.validBets', { amount: formatCurrency(bets, money) })}</small>
          <small className="num">{`${percent}%`}</small>
        </div>
      </div>
      {claim && (
        <ClaimButton
          busy={claim.busy}
          own={'input' in claim.state && claim.state.input?.gameType === gameType}
          title={name}
          amount={amount}
          onClaim={() => claim.claim({ gameType })}
        />
      )}
    </li>
  )
}
