import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { useSessionStore, useSignedIn } from '#lib/session/session-store.ts'
import { Card } from '#ui/card/card.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/**
 * The login as a page of its own, where visitors must log in first. It remembers the address that was asked for,
 * also through a reload, and that opens once somebody is signed in, here or in another tab.
 */
export function LoginPage() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const asked = ownPath(state) ?? '/'

  useEffect(() => {
    useSessionStore.setState({ pendingPath: asked })
  }, [asked])
  const redirect = useEffectEvent(() => {
    void navigate(asked, { replace: true })
    // A change of the password that stands between is still to lead there.
    if (useOverlays.getState().open === undefined) useSessionStore.setState({ pendingPath: undefined })
  })
  useEffect(() => {
    if (signedIn) redirect()
  }, [signedIn])

  return (
    <Card className={styles.card}>
      <h1>{t('login.title')}</h1>
      <LoginForm draft={undefined} />
    </Card>
  )
}
