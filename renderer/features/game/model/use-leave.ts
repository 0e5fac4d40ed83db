import { useLocation, useNavigate } from 'react-router-dom'

/** Goes back to where the player came from; home, when the game was the first page he opened here. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/') : navigate(-1))
}
