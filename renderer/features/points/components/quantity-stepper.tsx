import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './redeem.module.css'

type QuantityStepperProps = { value: number; most: number; onChange: (value: number) => void }

/** How many, from 1 to `most`. */
export function QuantityStepper({ value, most, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('points')
  return (
    <div role="group" aria-label={t('trade.quantity')} className={styles.stepper}>
      <IconButton
        label={t('trade.fewer')}
        size="sm"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <output className="num">{value}</output>
      <IconButton
        label={t('trade.more')}
        size="sm"
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
