import type { ReactNode } from 'react'
import { TextInput, type TextInputProps } from '#ui/text-input/text-input.tsx'

export interface CodeInputProps extends Omit<TextInputProps, 'suffix' | 'type' | 'maxLength'> {
  /** How many digits the code has. */
  length: number
  /** The button that sends it. */
  action?: ReactNode
}

/** A one-time code: digits only on phones, filled in from the message where the system offers it. */
export function CodeInput({ length, action, ...input }: CodeInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={length}
      {...input}
      suffix={action}
    />
  )
}
