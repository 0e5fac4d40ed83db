import { useNavigate } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { useProtected } from '#lib/session/use-protected.ts'

/**
 * Returns a function that opens the cashier. Visitors log in first; demo accounts read that they need a real one.
 */
export function useOpenDeposit(): () => void {
  const navigate = useNavigate()
  const protect = useProtected()
  return () => protect(() => void navigate(pathTo('deposit')), 'trueAccount')
}
