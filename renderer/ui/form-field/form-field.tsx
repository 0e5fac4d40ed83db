import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { Field, type FieldProps } from '#ui/field/field.tsx'

type FormFieldProps<Values extends FieldValues> = Omit<FieldProps, 'error'> & {
  control: Control<Values>
  name: FieldPath<Values>
}

/** A field of a form: it shows its own error, and renders for nobody else's. */
export function FormField<Values extends FieldValues>({ control, name, ...field }: FormFieldProps<Values>) {
  return <Field {...field} error={useFieldError(control, name)} />
}
