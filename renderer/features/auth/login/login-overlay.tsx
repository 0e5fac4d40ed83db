import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { AuthDialog, type DialogBanner } from '../dialog/auth-dialog.tsx'
import { addressProofOf } from '../proof/address-proof.ts'
import { usePostLoginRedirect } from '../session/post-login-redirect.ts'
import { LoginForm } from './login-form.tsx'
import { useLoginDraft } from './model/login-draft.ts'

/** The login as a dialog above the current page. */
export function LoginOverlay({ Banner }: { Banner?: DialogBanner }) {
  const { t } = useTranslation('auth')
  const draft = useLoginDraft((state) => state.draft)
  const drop = useLoginDraft((state) => state.drop)
  // The draft and its password are dropped when the dialog closes. The draft for "forgot password" has no password
  // and stays, so that the next login has the name.
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
  // If the session begins in another tab, continue as after a login here.
  useEffect(() => {
    if (signedIn) follow()
  }, [signedIn])

  return (
    <AuthDialog
      title={proving ? t('proof.heading') : t('login.title')}
      greeting={proving ? t('proof.greeting') : t('login.greeting')}
      note={proving ? t('proof.note') : t('login.note')}
      banner={Banner && !proving ? { group: 'w_login', Banner } : undefined}
      // A stray click outside would lose the pending proof.
      dismiss={proving ? 'button' : 'cover'}
    >
      <LoginForm draft={draft} onProof={setProving} />
    </AuthDialog>
  )
}
