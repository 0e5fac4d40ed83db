import type { ComponentProps, ReactNode } from 'react'
import styles from './input-box.module.css'

/** How a text field's box is drawn. */
export interface InputBoxLook {
  size?: 'sm' | 'md' | undefined
  /** `soft` for search and header fields, which are no form. */
  tone?: 'control' | 'soft' | undefined
  /** Before the text: an icon or a chooser. */
  lead?: ReactNode
  /** After the text: a button that belongs to the field. */
  suffix?: ReactNode
}

export interface InputBoxProps extends InputBoxLook {
  ref?: ComponentProps<'div'>['ref']
  className?: string | undefined
  children: ReactNode
}

/** The edge around a control. It shows focus, error and off by itself, from the state of the control inside. */
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
