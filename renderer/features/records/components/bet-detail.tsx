import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { type Bet, records } from '#shared/contract/endpoints/records.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { GameName } from '#ui/record-cells/game-name.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './bet-detail.module.css'
import { BetEntries } from './bet-entries.tsx'
import { BetState } from './bet-state.tsx'
import { BetStoryText } from './bet-story-text.tsx'

type BetDetailProps = {
  /** The bet as listed, shown until the details have loaded. */
  bet: Bet
  onClose: () => void
}

/** One bet with all details, and its effect on the balance. */
export function BetDetail({ bet: listed, onClose }: BetDetailProps) {
  const { t } = useTranslation(['member', 'common'])
  const { code: language } = useLanguage()
  const money = useMoneyFormat()
  const query = useQuery(recordQuery(useGateway(), records.bet, { betId: listed.betId, language }))
  const bet = query.data?.bet ?? listed
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t('bets.detail.title')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.head}>
        <GameName {...bet} />
        <BetState state={bet.state} />
      </div>
      {query.data && <BetStoryText detail={query.data} money={money} />}
      <Facts>
        <Fact name={t('bets.vendor')}>{bet.vendorName}</Fact>
        <Fact exact name={t('bets.detail.number')}>
          {bet.betId}
        </Fact>
        <Fact name={t('bets.detail.placed')}>{formatMoment(bet.time)}</Fact>
        {bet.settled !== null && <Fact name={t('bets.detail.settled')}>{formatMoment(bet.settled)}</Fact>}
        <Fact name={t('bets.bet')}>
          <Money amount={bet.bet} {...money} />
        </Fact>
        <Fact name={t('bets.validBet')}>
          <Money amount={bet.validBet} {...money} />
        </Fact>
        <Fact name={t('bets.win')}>
          <Money amount={bet.win} {...money} />
        </Fact>
        {bet.state === 'settled' && (
          <Fact name={t('bets.net')} total>
            <Delta amount={bet.net} {...money} />
          </Fact>
        )}
      </Facts>
      <BetEntries query={query} money={money} />
    </Sheet>
  )
}
