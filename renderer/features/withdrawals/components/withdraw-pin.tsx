import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import type { WithdrawalValues } from '../model/check-withdrawal.ts'
import { PinTries } from './pin-tries.tsx'
import styles from './withdraw-form.module.css'

type WithdrawPinProps = {
  form: UseFormReturn<WithdrawalValues>
  pin: ValueOf<typeof paymentPassword.state>
  /** Sets a first one, or replaces a forgotten one. */
  onOpen: () => void
}

/** The payment password, and a way to set a first one or replace a forgotten one. */
export function WithdrawPin({ form, pin, onOpen }: WithdrawPinProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <section>
      <StepHeading number={3}>{t('pin.label')}</StepHeading>
      <div className={styles.pin}>
        {pin.set ? (
          <>
            <PinTries pin={pin} />
            <PinField control={form.control} name="pin" label={t('pin.label')} hideLabel />
            <button type="button" className="link small" onClick={onOpen}>
              {t('pin.task.reset')}
            </button>
          </>
        ) : (
          <>
            <Notice>
              <b>{t('pin.first')}</b> {t('pin.firstBody')}
            </Notice>
            <Button onClick={onOpen}>{t('pin.set.submit')}</Button>
          </>
        )}
      </div>
    </section>
  )
}
