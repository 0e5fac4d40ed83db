import type { ComponentProps, ReactNode } from 'react'
import styles from './input-box.module.css'

/** The look of an input's box. */
export interface InputBoxLook {
  size?: 'sm' | 'md' | undefined
  /** `soft` for search and header fields, which aren't part of a form. */
  tone?: 'control' | 'soft' | undefined
  /** Before the text: an icon or a selector. */
  lead?: ReactNode
  /** After the text: a button of the field. */
  suffix?: ReactNode
}

export interface InputBoxProps extends InputBoxLook {
  ref?: ComponentProps<'div'>['ref']
  className?: string | undefined
  children: ReactNode
}

/** The box around a control. It takes focus, error and disabled styles from the control inside. */
export function InputBox({
  size = 'md',
  tone = 'control',
  lead,
  suffix,
  ref,
  className,
  children,
}: InputBoxProps) {
  return (
    <div ref={ref} className={`${styles.box} ${className ?? ''}`} data-size={size} data-tone={tone}>
      {lead}
      {children}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </div>
  )
}
