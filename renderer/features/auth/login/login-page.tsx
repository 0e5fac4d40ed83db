import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { useSessionStore, useSignedIn } from '#lib/session/session-store.ts'
import { Card } from '#ui/card/card.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/**
 * The login as a page, for gateways where visitors must log in before they see the site. It remembers the requested
 * address, also across a reload, and opens it once a session has begun here or in another tab.
 */
export function LoginPage() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const asked = ownPath(state) ?? '/'
  const [proving, setProving] = useState(false)

  useEffect(() => {
    useSessionStore.setState({ pendingPath: asked })
  }, [asked])
  const redirect = useEffectEvent(() => {
    void navigate(asked, { replace: true })
    // A password change that follows the login still needs the address, and clears it afterwards.
    if (useOverlays.getState().open === undefined) useSessionStore.setState({ pendingPath: undefined })
  })
  useEffect(() => {
    if (signedIn) redirect()
  }, [signedIn])

  return (
    <Card className={styles.card}>
      <h1>{t(proving ? 'proof.heading' : 'login.title')}</h1>
      <LoginForm draft={undefined} onProof={setProving} />
    </Card>
  )
}
