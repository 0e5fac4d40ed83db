import { createContext, use } from 'react'

/** What a field tells the control inside it. */
export interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** Attributes that tie a control to the label, hint and error of the field around it; none outside a field. */
export function useFieldControl() {
  const field = use(FieldContext)
  return field
    ? {
        id: field.id,
        'aria-describedby': field.describedBy,
        'aria-invalid': field.invalid || undefined,
      }
    : {}
}
