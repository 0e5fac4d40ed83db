import type { ReactNode, Ref } from 'react'
import { readTypedAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import { withoutCurrency } from '#lib/forms/without-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Field } from '#ui/field/field.tsx'
import styles from './amount-field.module.css'
import { AmountInput } from './amount-input.tsx'

export interface AmountFieldProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  mark?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** As typed; parsed by `readTypedAmount`. */
  value: string
  onValueChange: (typed: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  /** The limits, shown at the end of the box. */
  limits?: string | undefined
  /** Amounts to choose from. */
  presets?: readonly Amount[] | undefined
  /** The largest amount, after the presets. */
  all?: { label: ReactNode; amount: Amount } | undefined
  /** Presets in even rows of two or three, for narrow sheets. Phones always have them. */
  columns?: 3 | undefined
  readOnly?: boolean | undefined
}

/** An amount in the brand's currency, typed or chosen. It is formatted when the field loses the focus. */
export function AmountField({
  label,
  hideLabel,
  mark,
  hint,
  error,
  value,
  onValueChange,
  onBlur,
  presets,
  all,
  columns,
  ...input
}: AmountFieldProps) {
  const { tag } = useLanguage()
  const amount = readTypedAmount(value)
  const count = (presets?.length ?? 0) + (all ? 1 : 0)
  const handleBlur = () => {
    const written = amount && writeTypedAmount(amount)
    if (written !== undefined && written !== value) onValueChange(written)
    onBlur?.()
  }
  return (
    <div className={styles.amount} data-columns={columns}>
      <Field label={label} hideLabel={hideLabel} mark={mark} hint={hint} error={error}>
        <AmountInput
          {...input}
          value={value}
          onChange={({ target }) => onValueChange(withoutCurrency(target.value))}
          onBlur={handleBlur}
        />
      </Field>
      {count > 0 && (
        <div className={styles.presets} data-two={count === 2 || count === 4 || undefined}>
          {presets?.map((preset) => (
            <Chip
              key={preset}
              className={styles.preset}
              pressed={preset === amount}
              onClick={() => onValueChange(writeTypedAmount(preset))}
            >
              <span className="num">{writeMoney(preset, tag, 'whole')}</span>
            </Chip>
          ))}
          {all && (
            <Chip
              className={`${styles.preset} ${styles.all}`}
              pressed={all.amount === amount}
              onClick={() => onValueChange(writeTypedAmount(all.amount))}
            >
              {all.label}
            </Chip>
          )}
        </div>
      )}
    </div>
  )
}
