import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { GameEvent } from '#lib/platform/platform.ts'
import { Loader } from '#ui/spinner/spinner.tsx'
import { useLotteryLaunch } from '../api/use-lottery-launch.ts'
import type { LotteryTarget } from '../model/lottery-target.ts'
import { BettingFrame } from './betting-frame.tsx'
import { FailedStage } from './failed-stage.tsx'
import { StageCard } from './stage-card.tsx'

export interface LotteryStageProps {
  target: LotteryTarget
  title: string
  onEvent: (event: GameEvent) => void
}

/** The lottery's betting view or lobby, or why it isn't there. */
export function LotteryStage({ target, title, onEvent }: LotteryStageProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useLotteryLaunch(target, true)
  const retry = () => void refetch()

  if (isFetching || (!data && !error))
    return <StageCard lead={<Loader label={t('stage.opening')} />} title={t('stage.opening')} />
  if (data?.url !== undefined)
    return (
      <BettingFrame
        key={data.url}
        url={data.url}
        provider={data.provider}
        readyTimeout={data.readyTimeout}
        title={title}
        onEvent={onEvent}
        onRetry={retry}
      />
    )
  return <FailedStage onRetry={retry}>{error ? faultMessage(error) : t('stage.foreign')}</FailedStage>
}
