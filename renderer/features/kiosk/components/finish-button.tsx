import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KioskControls } from '#lib/platform/kiosk-controls.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './kiosk.module.css'

/** Ends the visit of a player at a kiosk, after a confirmation, and restarts the site for the next one. */
export function FinishButton({ kiosk }: { kiosk: KioskControls }) {
  const { t } = useTranslation('kiosk')
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const close = () => setOpen(false)

  const handleFinish = () => {
    setBusy(true)
    setFailed(false)
    // On success the page is replaced, so there is nothing to do.
    kiosk.finish().catch(() => {
      setBusy(false)
      setFailed(true)
    })
  }

  return (
    <>
      <Button className={styles.finish} onClick={() => setOpen(true)}>
        <Eraser />
        <span>{t('kiosk.finish.button')}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        icon={<Eraser />}
        title={t('kiosk.finish.title')}
        actions={
          <>
            <Button onClick={close}>{t('kiosk.finish.stay')}</Button>
            <Button variant="primary" busy={busy} busyLabel={t('kiosk.finish.busy')} onClick={handleFinish}>
              {t('kiosk.finish.button')}
            </Button>
          </>
        }
      >
        <p>{t('kiosk.finish.text')}</p>
        {failed && <Notice tone="danger">{t('kiosk.finish.failed')}</Notice>}
      </ConfirmDialog>
    </>
  )
}
