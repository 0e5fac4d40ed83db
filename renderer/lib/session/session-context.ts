import { createContext, use } from 'react'
import type { SessionControl } from './session-control.ts'

const SessionContext = createContext<SessionControl | undefined>(undefined)

export const SessionProvider = SessionContext

/** Begins and ends sessions. Throws without a `SessionProvider`. */
export function useSessionControl(): SessionControl {
  const control = use(SessionContext)
  if (!control) throw new Error('useSessionControl needs the SessionProvider above it')
  return control
}
