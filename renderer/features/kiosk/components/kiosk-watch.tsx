import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { KioskControls } from '#lib/platform/kiosk-controls.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useLongPressOnMark, useNoDrops } from '../model/use-operator-gestures.ts'
import { FinishButton } from './finish-button.tsx'
import { StillThere } from './still-there.tsx'

/** Handles a kiosk's events and gestures on every page, and shows its finish button. */
export function KioskWatch({ kiosk }: { kiosk: KioskControls }) {
  const { t } = useTranslation('kiosk')
  const show = useOverlays((state) => state.show)
  const [askedFor, setAskedFor] = useState<number>()
  const showOperator = () => show({ name: 'kioskOperator' })
  const openOperator = useEffectEvent(showOperator)
  const warn = useEffectEvent((what: 'refused' | 'noFiles') =>
    showToast({ tone: 'warn', title: t(`kiosk.${what}`) }),
  )

  useEffect(
    () =>
      kiosk.subscribe((news) => {
        if (news.what === 'asks') setAskedFor(news.seconds)
        else if (news.what === 'goesOn') setAskedFor(undefined)
        else if (news.what === 'operator') openOperator()
        else warn(news.what)
      }),
    [kiosk],
  )
  useNoDrops()
  useLongPressOnMark(showOperator)

  const handleStay = () => {
    setAskedFor(undefined)
    kiosk.stay().catch(() => {})
  }
  return (
    <>
      <FinishButton kiosk={kiosk} />
      {askedFor !== undefined && <StillThere seconds={askedFor} onStay={handleStay} />}
    </>
  )
}
