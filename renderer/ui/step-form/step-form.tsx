import type { ComponentProps, ReactNode } from 'react'
import styles from './step-form.module.css'

export interface StepFormProps extends ComponentProps<'form'> {
  /** What stands beside the steps, or below them on a narrow screen: the summary with the button. */
  side: ReactNode
}

/** A form of numbered steps with its summary beside them. It checks its fields itself. */
export const StepForm = ({ side, children, ...form }: StepFormProps) => (
  <form {...form} className={styles.form} noValidate>
    <div className={styles.steps}>{children}</div>
    {side}
  </form>
)
