import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import type { WithdrawalValues } from '../model/check-withdrawal.ts'
import { PinField } from './pin-field.tsx'
import { PinForm } from './pin-form.tsx'
import { PinTries } from './pin-tries.tsx'
import { ResetPin } from './reset-pin.tsx'
import styles from './withdraw-form.module.css'

type WithdrawPinProps = {
  form: UseFormReturn<WithdrawalValues>
  pin: ValueOf<typeof paymentPassword.state>
}

/** The payment password, and a way to set a first one or replace a forgotten one. */
export function WithdrawPin({ form, pin }: WithdrawPinProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { set, mobile } = pin
  return (
    <section>
      <StepHeading number={3}>{t('pin.label')}</StepHeading>
      <div className={styles.pin}>
        {set ? (
          <>
            <PinTries pin={pin} />
            <PinField control={form.control} name="pin" label={t('pin.label')} hideLabel />
            <button type="button" className="link small" onClick={() => setOpen(true)}>
              {t('pin.task.reset')}
            </button>
          </>
        ) : (
          <>
            <Notice>
              <b>{t('pin.first')}</b> {t('pin.firstBody')}
            </Notice>
            <Button onClick={() => setOpen(true)}>{t('pin.set.submit')}</Button>
          </>
        )}
      </div>
      <Sheet
        open={open}
        onClose={close}
        side="end"
        title={t(set ? 'pin.reset.submit' : 'pin.set.submit')}
        closeLabel={t('common:action.close')}
      >
        {set ? <ResetPin mobile={mobile} onDone={close} /> : <PinForm task="set" onDone={close} />}
      </Sheet>
    </section>
  )
}
