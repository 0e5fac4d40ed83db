import { useNavigate } from 'react-router-dom'
import { useProtected } from '#lib/session/use-protected.ts'
import { paths } from '../paths.ts'

/** Opens the cashier, for those with a true account. */
export function useOpenDeposit(): () => void {
  const navigate = useNavigate()
  const protect = useProtected()
  return () => protect(() => void navigate(paths.deposit[0]), 'trueAccount')
}
