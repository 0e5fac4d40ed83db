import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { sinceStart, useSecondsLeft } from '../model/use-seconds-left.ts'

type StillThereProps = {
  /** Seconds left to answer. */
  seconds: number
  onStay: () => void
}

/**
 * Asks whether somebody is still there, above everything else. The main process ends the visit when the time is over.
 */
export function StillThere({ seconds, onStay }: StillThereProps) {
  const { t } = useTranslation('kiosk')
  const cover = useOverlays((state) => state.cover)
  const [until] = useState(() => sinceStart() + seconds * 1000)
  const left = useSecondsLeft(until)
  // Otherwise a game in a native view would cover the question.
  useEffect(() => cover(), [cover])
  return (
    <ConfirmDialog
      open
      cover={false}
      onClose={onStay}
      tone="warn"
      icon={<Clock />}
      title={t('kiosk.asks.title')}
      actions={
        <Button variant="primary" onClick={onStay}>
          {t('kiosk.asks.here')}
        </Button>
      }
    >
      <p>{t('kiosk.asks.text')}</p>
      <p role="timer">{t('kiosk.asks.left', { seconds: left })}</p>
    </ConfirmDialog>
  )
}
