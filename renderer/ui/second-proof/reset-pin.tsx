import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { PinForm } from './pin-form.tsx'
import { pinQuery } from './pin-query.ts'

/** Replaces a forgotten payment password. Needs a mobile number. */
export function ResetPin({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('withdrawals')
  const { data } = useQuery(pinQuery(useGateway()))
  if (!data) return null
  if (data.mobile === null)
    return (
      <Notice tone="warn">
        <b>{t('pin.reset.noMobile')}</b> <span>{t('pin.reset.noMobileBody')}</span>
      </Notice>
    )
  return (
    <div className="stack">
      <p className="small muted">{t('pin.reset.why', { mobile: data.mobile })}</p>
      <PinForm task="reset" {...(onDone && { onDone })} />
    </div>
  )
}
