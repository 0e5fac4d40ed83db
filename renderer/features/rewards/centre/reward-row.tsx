import { CalendarCheck, Gem, HandCoins, PartyPopper, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Reward } from '#shared/contract/endpoints/rewards.ts'
import { Money } from '#ui/money/money.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { ClaimButton } from '../claims/claim-button.tsx'
import rowStyles from '../claims/rows.module.css'
import { useTurnoverText } from '../claims/use-turnover-text.ts'
import { useRewardReason } from './use-reward-reason.ts'
import type { useRewards } from './use-rewards.ts'

const icons = {
  welcome: PartyPopper,
  checkin: CalendarCheck,
  cashback: HandCoins,
  vip: Gem,
  milestone: Trophy,
} as const

type RewardRowProps = {
  reward: Reward
  /** Absent for a reward that can't be claimed yet. */
  claim?: ReturnType<typeof useRewards>['claim']
}

/** One reward: why, how much, until when, and the button to claim it. */
export function RewardRow({ reward, claim }: RewardRowProps) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const reason = useRewardReason()
  const turnover = useTurnoverText()
  const { rewardId, kind, title, amount, until, required, to } = reward
  const Icon = icons[kind]
  const moment = (time: number) => formatDayTime(time, tag)
  const own = claim !== undefined && 'input' in claim.state && claim.state.input?.rewardId === rewardId
  return (
    <li className={rowStyles.row}>
      <span className={rowStyles.icon}>
        <Icon />
      </span>
      <div className={rowStyles.words}>
        <b>{title}</b>
        <small>{`${reason(reward)} ${turnover(required)}`}</small>
      </div>
      <div className={rowStyles.figure}>
        <b className="fig">
          <Money amount={amount} {...money} />
        </b>
        {claim && (
          <small className="num">{until === null ? t('noEnd') : t('until', { time: moment(until) })}</small>
        )}
        {!claim && to !== undefined && (
          <small className="num">{t('centre.from', { time: moment(to) })}</small>
        )}
      </div>
      <div className={rowStyles.end}>
        {claim ? (
          <ClaimButton
            busy={claim.busy}
            own={own}
            title={title}
            amount={amount}
            onClaim={() => claim.claim({ rewardId })}
          />
        ) : (
          <Tag tone="soft">{t('centre.counting')}</Tag>
        )}
      </div>
    </li>
  )
}
