import { useNavigate } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { useProtected } from '#lib/session/use-protected.ts'

/** Returns a function that opens the cashier. Visitors and demo accounts are asked to log in first. */
export function useOpenDeposit(): () => void {
  const navigate = useNavigate()
  const protect = useProtected()
  return () => protect(() => void navigate(pathTo('deposit')), 'trueAccount')
}
