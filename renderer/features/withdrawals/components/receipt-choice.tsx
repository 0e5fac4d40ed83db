import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './order-page.module.css'

type ReceiptChoiceProps = {
  value: boolean | undefined
  onChoose: (received: boolean) => void
  fault: string | false
}

/** Received or not received. */
export function ReceiptChoice({ value, onChoose, fault }: ReceiptChoiceProps) {
  const { t } = useTranslation('withdrawals')
  const id = useId()
  const option = (received: boolean, name: 'yes' | 'no') => (
    <label>
      <input type="radio" name={id} checked={value === received} onChange={() => onChoose(received)} />
      <span>
        <b>{t(`receipt.${name}`)}</b>
        <small>{t(`receipt.${name}Note`)}</small>
      </span>
    </label>
  )
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t('receipt.question')}
        aria-describedby={`${id}-fault`}
        className={styles.answers}
      >
        {option(true, 'yes')}
        {option(false, 'no')}
      </div>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </>
  )
}
