import { createContext, use } from 'react'

/** What a field passes to the control inside it. */
export interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** Attributes that connect a control to the surrounding field's label, hint and error; empty outside of a field. */
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
