import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from './date-field.module.css'

export interface DateFieldProps
  extends Pick<FieldProps, 'label' | 'hideLabel' | 'mark' | 'hint' | 'error'>,
    Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'disabled' | 'readOnly' | 'autoComplete'> {
  /** For example "2026-11-23"; "" for none or an incomplete date. */
  value: string
  onValueChange: (date: string) => void
  /** First and last permitted day, both inclusive. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * A date in the browser's own control, which provides each language's order and calendar, the keys and the picker.
 */
export function DateField({
  label,
  hideLabel,
  mark,
  hint,
  error,
  value,
  onValueChange,
  ...input
}: DateFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} mark={mark} hint={hint} error={error}>
      <TextInput
        {...input}
        type="date"
        className={styles.date}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  )
}
