import type { ReactNode } from 'react'
import { TextInput, type TextInputProps } from '#ui/text-input/text-input.tsx'

export interface CodeInputProps extends Omit<TextInputProps, 'suffix' | 'type' | 'maxLength'> {
  /** Maximum number of characters. */
  length: number
  /** The button that sends the code. */
  action?: ReactNode
}

/** An input for a one-time code: numeric keypad on phones, autofill from the message where the system offers it. */
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
