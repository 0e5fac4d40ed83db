import type { ComponentProps } from 'react'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { currencySign } from '#lib/i18n/write-money.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import styles from './amount-field.module.css'

type AmountInputProps = ComponentProps<'input'> & {
  /** The limits, shown at the end of the box. */
  limits?: string | undefined
}

/** An amount in the display font. */
export function AmountInput({ limits, ...input }: AmountInputProps) {
  const { tag } = useLanguage()
  const wiring = useFieldControl()
  return (
    <div className={styles.box}>
      <span className="fig" aria-hidden="true">
        {currencySign(tag)}
      </span>
      <input {...wiring} {...input} className="fig" inputMode="decimal" autoComplete="off" />
      {limits && <small className="num">{limits}</small>}
    </div>
  )
}
