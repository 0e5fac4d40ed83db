import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { referralCodeOf } from './referral-code.ts'

/**
 * Opens the overlay of a route that is home with an overlay. Once nothing is open any more, navigates to home itself.
 */
export function OverlayRoute({ name }: { name: 'register' | 'login' }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const open = useOverlays((state) => state.open)
  const opened = useRef(false)

  const begin = useEffectEvent(() => {
    // Neither overlay is for accounts that are signed in.
    if (signedIn) return void navigate(pathTo('home'), { replace: true })
    const referralCode = referralCodeOf(query)
    useOverlays.getState().show(name === 'register' && referralCode ? { name, referralCode } : { name })
  })
  useEffect(() => begin(), [])

  useEffect(() => {
    if (open !== undefined) opened.current = true
    else if (opened.current) void navigate(pathTo('home'), { replace: true })
  }, [open, navigate])

  return null
}
