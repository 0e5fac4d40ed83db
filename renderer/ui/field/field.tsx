import { Check, CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  /** Left out around a checkbox, which carries its own words. */
  label?: ReactNode
  /** The label is for screen readers only: the place says what the field is. */
  hideLabel?: boolean | undefined
  /** A quiet word at the label's end, such as "Optional". */
  mark?: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; takes the hint's place. */
  error?: ReactNode
  /** What was found right; takes the hint's place when there is no error. */
  success?: ReactNode
  /** More that describes the field, such as a list of rules; stays beside hint or error. */
  extra?: ReactNode
  className?: string | undefined
  /** One control that uses `useFieldControl`: every input of this folder's neighbours does. */
  children: ReactNode
}

/** Label, control, and what there is to say about it, tied together for assistive technology. */
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

/** An error silences praise, and both silence the hint. */
function pickMessage({ error, success, hint }: Pick<FieldProps, 'error' | 'success' | 'hint'>) {
  if (error) return { tone: 'error', content: error } as const
  if (success) return { tone: 'success', content: success } as const
  if (hint) return { tone: 'hint', content: hint } as const
  return undefined
}
