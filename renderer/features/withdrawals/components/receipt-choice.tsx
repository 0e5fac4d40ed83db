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
  const option = (received: boolean, title: string, note: string) => (
    <div>
      <input
        type="radio"
        id={`${id}-${received}`}
        name={id}
        checked={value === received}
        onChange={() => onChoose(received)}
      />
      <label htmlFor={`${id}-${received}`}>
        <b>{title}</b>
        <small>{note}</small>
      </label>
    </div>
  )
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t('receipt.question')}
        aria-describedby={`${id}-fault`}
        className={styles.answers}
      >
        {option(true, t('receipt.yes'), t('receipt.yesNote'))}
        {option(false, t('receipt.no'), t('receipt.noNote'))}
      </div>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </>
  )
}
