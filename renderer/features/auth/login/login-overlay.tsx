import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { addressProofOf } from '../proof/address-proof.ts'
import { usePostLoginRedirect } from '../session/post-login-redirect.ts'
import { LoginForm } from './login-form.tsx'
import { useLoginDraft } from './model/login-draft.ts'

/** The login above the page that one is on. */
export function LoginOverlay() {
  const { t } = useTranslation('auth')
  const draft = useLoginDraft((state) => state.draft)
  const drop = useLoginDraft((state) => state.drop)
  // The password that was handed over lives no longer than the dialog; the name goes on to where a new one is made.
  useEffect(
    () => () => {
      if (useOverlays.getState().open?.name !== 'forgotPassword') drop()
    },
    [drop],
  )
  const [proving, setProving] = useState(addressProofOf(draft?.error) !== undefined)

  const signedIn = useSignedIn()
  const redirect = usePostLoginRedirect()
  const follow = useEffectEvent(() => {
    if (useOverlays.getState().open?.name === 'login') redirect({ stay: true })
  })
  // The session may begin in another tab: then there is nothing left to do here but to go on.
  useEffect(() => {
    if (signedIn) follow()
  }, [signedIn])

  return (
    <AuthDialog
      title={t('login.title')}
      greeting={t('login.greeting')}
      note={t('login.note')}
      // A stray press beside it would lose the gateway's question.
      dismiss={proving ? 'button' : 'cover'}
    >
      <LoginForm draft={draft} onProof={setProving} />
    </AuthDialog>
  )
}
