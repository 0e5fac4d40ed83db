import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { Notice } from '#ui/notice/notice.tsx'

type PinTriesProps = { pin: ValueOf<typeof paymentPassword.state> | undefined }

/** Tries left after wrong ones, or until when it is locked. Renders nothing while nobody has been wrong. */
export function PinTries({ pin }: PinTriesProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  if (!pin) return null
  if (pin.lockedUntil !== null)
    return (
      <Notice tone="warn">
        <b>{t('pin.locked', { time: formatTime(pin.lockedUntil, tag) })}</b>{' '}
        <span>{t('pin.lockedBody')}</span>
      </Notice>
    )
  return pin.triesLeft < 5 ? <Notice tone="warn">{t('pin.left', { count: pin.triesLeft })}</Notice> : null
}
