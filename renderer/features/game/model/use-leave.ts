import { useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'

/** Returns a function that goes back, or home if the game was the first page opened here. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(pathTo('home')) : navigate(-1))
}
