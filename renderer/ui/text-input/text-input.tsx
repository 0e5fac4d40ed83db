import type { ComponentProps } from 'react'
import { useFieldControl } from '#ui/field/field-context.ts'
import { InputBox, type InputBoxLook } from '#ui/field/input-box.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'>, InputBoxLook {}

/** An input for one line of text. Spread react-hook-form's `register(…)` on it. */
export function TextInput({ size, tone, lead, suffix, className, ...input }: TextInputProps) {
  const wiring = useFieldControl()
  return (
    <InputBox size={size} tone={tone} lead={lead} suffix={suffix} className={className}>
      <input type="text" {...wiring} {...input} />
    </InputBox>
  )
}
