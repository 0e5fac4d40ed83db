import { useNavigate } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { useProtected } from '#lib/session/use-protected.ts'

/** Opens the cashier, for those with a true account. */
export function useOpenDeposit(): () => void {
  const navigate = useNavigate()
  const protect = useProtected()
  return () => protect(() => void navigate(pathTo('deposit')), 'trueAccount')
}
