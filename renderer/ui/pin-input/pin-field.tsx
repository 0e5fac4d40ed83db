import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PinInput } from './pin-input.tsx'

type PinFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  hideLabel?: boolean
}

/** A payment password as a field of a form. */
export function PinField<Values extends FieldValues>({ control, name, ...rest }: PinFieldProps<Values>) {
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  return (
    <FormField control={control} name={name} {...rest}>
      <PinInput ref={ref} name={name} value={value} onValueChange={onChange} onBlur={onBlur} />
    </FormField>
  )
}
