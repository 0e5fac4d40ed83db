import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { KioskControls } from '#lib/platform/kiosk-controls.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './kiosk.module.css'

type OperatorActsProps = {
  kiosk: KioskControls
  /** Seconds until it locks again. */
  left: number
  onLocked: () => void
  onClose: () => void
}

const acts = ['settings', 'leave', 'relaunch', 'quit'] as const

/** What the operator may do while the kiosk is unlocked. */
export function OperatorActs({ kiosk, left, onLocked, onClose }: OperatorActsProps) {
  const { t } = useTranslation('kiosk')
  const show = useOverlays((overlays) => overlays.show)
  const [failed, setFailed] = useState(false)

  const handleAct = async (act: (typeof acts)[number]) => {
    setFailed(false)
    try {
      if (!(await kiosk.act(act))) return onLocked()
      if (act === 'settings') show({ name: 'clientSettings' })
      if (act === 'leave') onClose()
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={styles.acts}>
      <p role="timer">{t('kiosk.operator.open', { seconds: left })}</p>
      {failed && <Notice tone="danger">{t('kiosk.operator.failed')}</Notice>}
      {acts.map((act) => (
        <Button key={act} block onClick={() => void handleAct(act)}>
          {t(`kiosk.operator.${act}`)}
        </Button>
      ))}
    </div>
  )
}
