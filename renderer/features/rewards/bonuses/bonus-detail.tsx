import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { BonusState } from './bonus-state.tsx'
import { useGamesText } from './use-games-text.ts'

/** One bonus with all details. */
export function BonusDetail({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'common'])
  const money = useMoneyFormat()
  const games = useGamesText()
  return (
    <Sheet open onClose={onClose} side="end" title={bonus.title} closeLabel={t('common:action.close')}>
      <Facts>
        <Fact name={t('bonus.state')}>
          <BonusState state={bonus.state} />
        </Fact>
        <Fact name={t('bonus.kind')}>{t(`bonus.kinds.${bonus.kind}`)}</Fact>
        <Fact name={t('order')}>{bonus.bonusId}</Fact>
        <Fact name={t('time')}>{formatMoment(bonus.time)}</Fact>
        {bonus.ended !== null && <Fact name={t('bonus.ended')}>{formatMoment(bonus.ended)}</Fact>}
        {bonus.state !== 'free' && <Fact name={t('bonus.games')}>{games(bonus.gameTypes)}</Fact>}
        {bonus.state === 'active' && bonus.largestBet != null && (
          <Fact name={t('bonus.largestBet')}>
            <Money amount={bonus.largestBet} {...money} />
          </Fact>
        )}
        {bonus.state === 'active' && bonus.held !== undefined && (
          <Fact name={t('bonus.held')}>
            <Money amount={bonus.held} {...money} />
          </Fact>
        )}
        <Fact name={t('bonus.required')}>
          <Money amount={bonus.required} {...money} />
        </Fact>
        <Fact name={t('bonus.done')}>
          <Money amount={bonus.done} {...money} />
        </Fact>
        <Fact name={t('bonus.left')}>
          <Money amount={bonus.left} {...money} />
        </Fact>
        <Fact name={t('bonus.amount')} total>
          <Money amount={bonus.amount} {...money} />
        </Fact>
      </Facts>
    </Sheet>
  )
}
