import { useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'

/** Goes back to where the player came from; home, when the game was the first page he opened here. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(pathTo('home')) : navigate(-1))
}
