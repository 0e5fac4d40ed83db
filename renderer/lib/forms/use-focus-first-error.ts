import { useEffect, useEffectEvent } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

/**
 * After each submit that ended in errors, found here or by the gateway, focuses the first field in error. Waits until
 * the errors are rendered, so that screen readers read them with the field.
 * @param order the fields in the order they appear on screen.
 * @returns the number of fields in error as of the last check.
 */
export function useFocusFirstError<Values extends FieldValues>(
  { control, setFocus }: Pick<UseFormReturn<Values>, 'control' | 'setFocus'>,
  order: readonly FieldPath<Values>[],
): number {
  const { errors, submitCount } = useFormState({ control })
  const focusFirst = useEffectEvent(() => {
    const first = order.find((name) => name in errors)
    if (first !== undefined) setFocus(first)
  })
  useEffect(() => {
    if (submitCount > 0) focusFirst()
  }, [submitCount])
  return order.filter((name) => name in errors).length
}
