import { Gamepad2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { useFreePlay } from './use-free-play.ts'

type FreePlayOverlayProps = Omit<Extract<Overlay, { name: 'freePlay' }>, 'name'>

/** Begins a demo session at once, and then what waits for it. Closing it before gives it up. */
export function FreePlayOverlay({ gameName }: FreePlayOverlayProps) {
  const { t } = useTranslation(['facts', 'common'])
  const close = useOverlays((state) => state.close)
  const setPending = useSessionStore((state) => state.setPending)
  const faultMessage = useFaultMessage()
  const { mutate, error } = useFreePlay()
  const waiting = useRef<AbortController>(undefined)

  const begin = () => {
    waiting.current = new AbortController()
    mutate(waiting.current.signal)
  }
  const beginOnce = useEffectEvent(() => {
    if (!waiting.current) begin()
  })
  useEffect(() => beginOnce(), [])

  const giveUp = () => {
    waiting.current?.abort()
    setPending(undefined)
    close()
  }
  return (
    <ConfirmDialog
      open
      onClose={giveUp}
      icon={<Gamepad2 />}
      tone={error ? 'warn' : 'accent'}
      title={
        error ? t('freePlay.failed') : gameName ? t('freePlay.of', { game: gameName }) : t('freePlay.start')
      }
      actions={
        <>
          <Button variant="quiet" onClick={giveUp}>
            {t('common:action.close')}
          </Button>
          {error && (
            <Button variant="primary" onClick={begin}>
              {t('common:action.retry')}
            </Button>
          )}
        </>
      }
    >
      {error ? faultMessage(error) : <Spinner label={t('freePlay.busy')} />}
    </ConfirmDialog>
  )
}
