import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import type { PointItem, points } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { useHoldings } from '../api/use-holdings.ts'
import { usePasswordProof } from '../api/use-password-proof.ts'
import { missingFor, mostOf } from '../model/trade-rules.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import styles from './redeem.module.css'
import { RedeemSummary } from './redeem-summary.tsx'
import { TradeNotices } from './trade-notices.tsx'
import { TradePassword } from './trade-password.tsx'

type Redeem = typeof points.redeem
type RedeemFormProps = {
  item: PointItem
  operation: ReturnType<typeof useMoneyOperation<Redeem['input'], Redeem['value']>>
}

type RedeemValues = { quantity: number; password: string }

/** Quantity, cost and password of a redemption. What is missing is said before it is sent. */
export function RedeemForm({ item, operation }: RedeemFormProps) {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const { state, send } = operation
  const faultMessage = useFaultMessage()
  const prove = usePasswordProof()
  const holdings = useHoldings()
  const [failure, setFailure] = useState<unknown>()
  const itemId = String(item.itemId)
  const sent = 'input' in state && state.input?.itemId === itemId ? state.input.quantity : 1
  const form = useForm<RedeemValues>({
    defaultValues: { quantity: sent, password: '' },
    shouldFocusError: false,
    resolver: messageResolver(({ quantity, password }) => {
      const missing = missingFor(item, quantity, holdings)
      return {
        ...(missing && { quantity: t(`fault.${missing}`) }),
        ...(!password && { password: t('fault.password') }),
      }
    }),
  })
  useFocusFirstError(form, ['password'])
  const { field } = useController({ control: form.control, name: 'quantity' })
  const quantityError = useFieldError(form.control, 'quantity')
  const most = mostOf(item)
  // The stock may have become smaller since.
  const quantity = Math.min(field.value, most)

  const handleSend = async ({ password }: RedeemValues) => {
    setFailure(undefined)
    try {
      const proof = await prove(password)
      await send({ itemId, quantity, ...proof })
    } catch (error) {
      if (refusalCode(error) === 'WRONG_PASSWORD')
        form.setError('password', { message: faultMessage(error) ?? '' }, { shouldFocus: true })
      else setFailure(error)
    }
  }
  const cost = formatCount(item.points * quantity, tag)
  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(handleSend))}>
      <div className={styles.item}>
        <div>
          <h3>{item.name}</h3>
          <p className="tiny faint num">
            {t('left', {
              available: formatCount(item.availableQuantity, tag),
              quantity: formatCount(item.quantity, tag),
            })}
          </p>
        </div>
        <QuantityStepper
          value={quantity}
          most={most}
          onChange={(next) => {
            field.onChange(next)
            form.clearErrors('quantity')
          }}
        />
      </div>
      <RedeemSummary item={item} quantity={quantity} holdings={holdings} error={quantityError} />
      <TradePassword form={form} name="password" />
      <TradeNotices operation={operation} failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={form.formState.isSubmitting || state.step === 'sending'}
        busyLabel={t('trade.sending')}
      >
        {t('trade.submit', { count: item.points * quantity, points: cost })}
      </Button>
      <p className="tiny faint">{t(item.checked ? 'trade.checkedNote' : 'trade.bonusNote')}</p>
    </form>
  )
}
