import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import styles from './text-area.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Minimum number of lines. It grows with its text where the browser supports that. */
  rows?: number | undefined
}

/** An input for several lines of text. */
export function TextArea({ className, rows = 6, ...area }: TextAreaProps) {
  const wiring = useFieldControl()
  return <textarea {...wiring} {...area} rows={rows} className={classNames(styles.area, className)} />
}
