import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { KioskControls, KioskLock } from '#lib/platform/kiosk-controls.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import { sinceStart, useSecondsLeft } from '../model/use-seconds-left.ts'
import { OperatorActs } from './operator-acts.tsx'
import { PinForm } from './pin-form.tsx'

/** Dialog for the operator: the PIN first, then the ways out of the kiosk. */
export function OperatorOverlay() {
  const { t } = useTranslation(['kiosk', 'common'])
  const close = useOverlays((overlays) => overlays.close)
  const { kiosk } = usePlatform()
  return (
    <Dialog
      open
      onClose={close}
      title={t('kiosk.operator.title')}
      closeLabel={t('common:action.close')}
      width={400}
    >
      {kiosk && <Operator kiosk={kiosk} onClose={close} />}
    </Dialog>
  )
}

/** The state of the lock, with its durations as moments since the page's start. */
type Known = Pick<KioskLock, 'hasPin' | 'on'> & { openUntil: number; waitsUntil: number }

const known = ({ hasPin, on, openFor, waits }: KioskLock): Known => ({
  hasPin,
  on,
  openUntil: sinceStart() + openFor * 1000,
  waitsUntil: sinceStart() + waits * 1000,
})

function Operator({ kiosk, onClose }: { kiosk: KioskControls; onClose: () => void }) {
  const { t } = useTranslation(['kiosk', 'common'])
  const [lock, setLock] = useState<Known>()
  const [failed, setFailed] = useState(false)
  const left = useSecondsLeft(lock?.openUntil ?? 0)

  useEffect(() => {
    kiosk.lock().then(
      (state) => setLock(known(state)),
      () => setFailed(true),
    )
  }, [kiosk])

  if (failed) return <Notice tone="danger">{t('kiosk.operator.failed')}</Notice>
  if (!lock) return <Loader label={t('common:page.loading')} />
  if (!lock.on) return <Notice>{t('kiosk.operator.left')}</Notice>
  if (!lock.hasPin) return <Notice tone="warn">{t('kiosk.operator.noPin')}</Notice>
  if (left > 0)
    return (
      <OperatorActs
        kiosk={kiosk}
        left={left}
        onLocked={() => setLock({ ...lock, openUntil: 0 })}
        onClose={onClose}
      />
    )
  return (
    <PinForm
      waitsUntil={lock.waitsUntil}
      unlock={async (pin) => {
        const { outcome, seconds } = await kiosk.unlock(pin)
        const then = sinceStart() + seconds * 1000
        setLock({
          ...lock,
          openUntil: outcome === 'open' ? then : 0,
          waitsUntil: outcome === 'open' ? 0 : then,
        })
        return outcome
      }}
    />
  )
}
