import { useEffect } from 'react'
import { useLogIn } from './use-log-in.ts'

export interface LogInReadyProps {
  /** Is given what logs in, anew whenever it changes. */
  onReady: (logIn: ReturnType<typeof useLogIn>) => void
}

/** Draws nothing: gives what loaded it what logs in. */
export function LogInReady({ onReady }: LogInReadyProps): null {
  const logIn = useLogIn()
  useEffect(() => onReady(logIn))
  return null
}
