/** The body of every answer. */
export type Envelope = {
  success: boolean
  value?: unknown
  message: string | null
  code?: string
}

export const granted = (value: unknown): Envelope => ({ success: true, value, message: null })

export const refused = (code: string, message: string, value?: unknown): Envelope => ({
  success: false,
  ...(value !== undefined && { value }),
  message,
  code,
})
