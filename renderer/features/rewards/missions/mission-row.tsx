import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Mission } from '#shared/contract/endpoints/missions.ts'
import { categories, categoryPath } from '#shared/domain/game-types.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Money } from '#ui/money/money.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { ClaimButton } from '../claims/claim-button.tsx'
import { useTurnoverText } from '../claims/use-turnover-text.ts'
import styles from './missions.module.css'
import type { MissionClaim } from './use-missions.ts'

type MissionRowProps = { mission: Mission; claim: MissionClaim }

/** One mission: what to do, how far it is, and its reward. */
export function MissionRow({ mission, claim }: MissionRowProps) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const turnover = useTurnoverText()
  const { title, text, unit, done, target, reward, required, state } = mission
  const figure = (value: string) =>
    unit === 'money' ? formatCurrency(value, money) : formatCount(Number(value), tag)
  const progress = t('missions.progress', { done: figure(done), target: figure(target) })
  return (
    <li className={styles.mission} data-state={state}>
      <div className={styles.words}>
        <div className={styles.spread}>
          <b>{title}</b>
          <b className="fig">
            <Money amount={reward} {...money} />
          </b>
        </div>
        <small>{`${text}. ${turnover(required)}`}</small>
        <div className={styles.progress}>
          <Progress
            label={title}
            text={progress}
            share={Number(done) / Number(target)}
            tone={state === 'ready' ? 'primary' : 'accent'}
          />
          <small className="num">{progress}</small>
        </div>
      </div>
      <MissionAction mission={mission} claim={claim} />
    </li>
  )
}

function MissionAction({ mission, claim }: MissionRowProps) {
  const { t } = useTranslation('rewards')
  const show = useOverlays((state) => state.show)
  const { missionId, title, reward, state, deposit, gameType } = mission
  if (state === 'claimed')
    return (
      <Tag tone="accent" icon={<Check />}>
        {t('missions.claimed')}
      </Tag>
    )
  if (state === 'open' && deposit)
    return (
      <Button
        size="sm"
        aria-label={t('missions.depositFor', { title })}
        onClick={() => show({ name: 'member', page: 'depositv2' })}
      >
        {t('missions.deposit')}
      </Button>
    )
  if (state === 'open') {
    const category = categories.find((other) => other === gameType)
    return (
      <LinkButton
        to={category ? categoryPath[category] : pathTo('games')}
        size="sm"
        aria-label={t('missions.playFor', { title })}
      >
        {t('missions.play')}
      </LinkButton>
    )
  }
  return (
    <ClaimButton
      variant="primary"
      busy={claim.busy}
      own={'input' in claim.state && claim.state.input?.missionId === missionId}
      title={title}
      amount={reward}
      onClaim={() => claim.claim({ missionId })}
    />
  )
}
