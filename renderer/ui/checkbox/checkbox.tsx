import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The text, which may contain links. */
  children: ReactNode
}

/** A checkbox with its text. In a `Field` without a label it shows that field's error. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...useFieldControl()} {...props} type="checkbox" />
}

/** A radio button; one of several with the same `name`. */
export function Radio(props: CheckboxProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ children, className, type, ...input }: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...input} type={type} />
      <span className={styles.box} aria-hidden="true">
        {type === 'checkbox' && <Check />}
      </span>
      <span>{children}</span>
    </label>
  )
}
