import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { GameEvent } from '#lib/platform/platform.ts'
import { useLotteryLaunch } from '../api/use-lottery-launch.ts'
import { useLotteryWindow } from '../api/use-lottery-window.ts'
import type { LotteryTarget } from '../model/lottery-target.ts'
import { BettingFrame } from './betting-frame.tsx'
import { FailedStage } from './failed-stage.tsx'
import { OutsideStage } from './outside-stage.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

export interface LotteryStageProps {
  target: LotteryTarget
  title: string
  onEvent: (event: GameEvent) => void
}

/** The lottery's betting view or lobby, or why it isn't there. */
export function LotteryStage({ target, title, onEvent }: LotteryStageProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useLotteryLaunch(target)
  const outside = useLotteryWindow(target)
  const retry = () => {
    outside.leave()
    void refetch()
  }
  const handleOpen = () => void outside.open()

  if (outside.state === 'failed')
    return (
      <FailedStage onRetry={retry}>
        {outside.error ? faultMessage(outside.error) : t('stage.foreign')}
      </FailedStage>
    )
  if (outside.state) return <OutsideStage window={outside.state} onOpen={handleOpen} onStay={retry} />

  if (isFetching || (!data && !error)) return <StageSkeleton />
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
        onOpenOutside={handleOpen}
      />
    )
  return <FailedStage onRetry={retry}>{error ? faultMessage(error) : t('stage.foreign')}</FailedStage>
}
