import { useEffect, useEffectEvent } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

/**
 * After each submit that ended in errors, found here or by the gateway, moves the focus to the first field
 * concerned. It waits until the errors are drawn, so that a screen reader finds them at the field it enters.
 * @param order the fields as they stand on the screen.
 * @returns how many fields are in error, as of the last check.
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
