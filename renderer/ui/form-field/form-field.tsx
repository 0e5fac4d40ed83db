import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { Field, type FieldProps } from '#ui/field/field.tsx'

type FormFieldProps<Values extends FieldValues> = Omit<FieldProps, 'error'> & {
  control: Control<Values>
  name: FieldPath<Values>
}

/** A field of a form with its own error. It doesn't re-render for other fields' errors. */
export function FormField<Values extends FieldValues>({ control, name, ...field }: FormFieldProps<Values>) {
  return <Field {...field} error={useFieldError(control, name)} />
}
