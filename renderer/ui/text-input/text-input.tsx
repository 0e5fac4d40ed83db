import type { ClipboardEvent, ComponentProps } from 'react'
import { readLine } from '#shared/domain/typed-text.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import { InputBox, type InputBoxLook } from '#ui/field/input-box.tsx'
import { pasteAs } from './paste-as.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'>, InputBoxLook {}

/** Pasted text is cleaned before the input's limit cuts it, so that invisible characters don't count. */
const pasteAsLine = (event: ClipboardEvent<HTMLInputElement>) => {
  const { maxLength, value } = event.currentTarget
  const { length } = event.clipboardData.getData('text')
  if (maxLength >= 0 && value.length + length > maxLength) pasteAs(event, readLine)
}

/** An input for one line of text. Spread react-hook-form's `register(…)` on it. */
export function TextInput({ size, tone, lead, suffix, className, ...input }: TextInputProps) {
  const wiring = useFieldControl()
  return (
    <InputBox size={size} tone={tone} lead={lead} suffix={suffix} className={className}>
      <input type="text" onPaste={pasteAsLine} {...wiring} {...input} />
    </InputBox>
  )
}
