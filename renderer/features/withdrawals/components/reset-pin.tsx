import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'
import { PinForm } from './pin-form.tsx'

type ResetPinProps = {
  /** The bound mobile number, masked; null without one. */
  mobile: string | null
  onDone?: () => void
}

/** Replaces a forgotten payment password. Needs a mobile number. */
export function ResetPin({ mobile, onDone }: ResetPinProps) {
  const { t } = useTranslation('withdrawals')
  if (mobile === null)
    return (
      <Notice tone="warn">
        <b>{t('pin.reset.noMobile')}</b> {t('pin.reset.noMobileBody')}
      </Notice>
    )
  return (
    <div className="stack">
      <p className="small muted">{t('pin.reset.why', { mobile })}</p>
      <PinForm task="reset" {...(onDone && { onDone })} />
    </div>
  )
}
