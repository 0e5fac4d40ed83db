import type { ReactNode } from 'react'
import { readCode } from '#shared/domain/typed-text.ts'
import { pasteAs } from '#ui/text-input/paste-as.ts'
import { TextInput, type TextInputProps } from '#ui/text-input/text-input.tsx'

export interface CodeInputProps extends Omit<TextInputProps, 'suffix' | 'type' | 'maxLength' | 'onPaste'> {
  /** The button that sends the code. */
  action?: ReactNode
}

/**
 * An input for a one-time code: numeric keypad on phones, autofill from the message where the system offers it. Of a
 * pasted message, the code is taken.
 */
export function CodeInput({ action, ...input }: CodeInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      onPaste={(event) => pasteAs(event, readCode)}
      {...input}
      suffix={action}
    />
  )
}
