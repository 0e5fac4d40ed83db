import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'

/** The error message of one field. Re-renders only when that field's own state changes. */
export function useFieldError<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true })
  const error: unknown = get(errors, name)
  return hasMessage(error) ? error.message : undefined
}

const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
