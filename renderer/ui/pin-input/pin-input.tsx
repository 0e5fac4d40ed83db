import type { Ref } from 'react'
import { paymentPasswordLength } from '#shared/domain/payment-password.ts'
import { readFigures } from '#shared/domain/typed-text.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import { otherSecret } from '#ui/secret/other-secret.ts'
import styles from './pin-input.module.css'

export interface PinInputProps {
  /** The digits typed so far. */
  value: string
  onValueChange: (digits: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const boxes = Array.from({ length: paymentPasswordLength }, (_, index) => index)

/** An input for a payment password: a box for each digit on screen, and one field for everything else. */
export function PinInput({ value, onValueChange, onBlur, name, ref }: PinInputProps) {
  const wiring = useFieldControl()
  return (
    <div className={styles.pin} data-invalid={wiring['aria-invalid'] || undefined}>
      <input
        {...wiring}
        ref={ref}
        name={name}
        {...otherSecret}
        inputMode="numeric"
        aria-required
        value={value}
        onFocus={({ target }) => {
          // Filled by the browser without a word.
          if (target.value !== value) target.value = value
        }}
        onChange={({ target }) => {
          // Input without focus isn't typed by a person: the browser fills in a saved password.
          if (target === document.activeElement)
            onValueChange(readFigures(target.value).replaceAll(/\D/g, '').slice(0, paymentPasswordLength))
        }}
        onBlur={onBlur}
      />
      {boxes.map((index) => (
        <i
          key={index}
          aria-hidden="true"
          data-filled={index < value.length || undefined}
          data-next={index === Math.min(value.length, boxes.length - 1) || undefined}
        />
      ))}
    </div>
  )
}
