import { Check, CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  /** Omitted around a checkbox, which has its own text. */
  label?: ReactNode
  /** Shows the label to screen readers only, where the context makes the field clear. */
  hideLabel?: boolean | undefined
  /** A muted word after the label, such as "Optional". */
  mark?: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. Replaces the hint. */
  error?: ReactNode
  /** What is right. Replaces the hint if there is no error. */
  success?: ReactNode
  /** Further description, such as a list of rules. Shown in addition to hint or error. */
  extra?: ReactNode
  className?: string | undefined
  /** A single control that uses `useFieldControl`. All inputs of this library do. */
  children: ReactNode
}

/** A label, a control and its messages, connected for assistive technology. */
export function Field({ label, hideLabel, mark, extra, className, children, ...messages }: FieldProps) {
  const id = useId()
  const message = pickMessage(messages)
  const messageId = message ? `${id}-message` : undefined
  const extraId = extra ? `${id}-extra` : undefined
  const describedBy = [messageId, extraId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.field, className)}>
      {label && (
        <div className={hideLabel ? 'visually-hidden' : styles.heading}>
          <label htmlFor={id}>{label}</label>
          {mark && <em>{mark}</em>}
        </div>
      )}
      <FieldContext value={{ id, describedBy, invalid: message?.tone === 'error' }}>{children}</FieldContext>
      {message && (
        <p id={messageId} className={styles.message} data-tone={message.tone}>
          {message.tone === 'error' && <CircleAlert />}
          {message.tone === 'success' && <Check />}
          <span>{message.content}</span>
        </p>
      )}
      {extra && <div id={extraId}>{extra}</div>}
    </div>
  )
}

/** Picks one message: error before success before hint. */
function pickMessage({ error, success, hint }: Pick<FieldProps, 'error' | 'success' | 'hint'>) {
  if (error) return { tone: 'error', content: error } as const
  if (success) return { tone: 'success', content: success } as const
  if (hint) return { tone: 'hint', content: hint } as const
  return undefined
}
