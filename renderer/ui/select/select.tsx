import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldControl } from '#ui/field/field-context.ts'
import { InputBox, type InputBoxLook } from '#ui/field/input-box.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, Omit<InputBoxLook, 'suffix'> {}

/** The browser's own select, in the site's input box. */
export function Select({ size, tone, lead, className, children, ...select }: SelectProps) {
  const wiring = useFieldControl()
  return (
    <InputBox size={size} tone={tone} lead={lead} className={className}>
      <select {...wiring} {...select}>
        {children}
      </select>
      <ChevronDown />
    </InputBox>
  )
}
