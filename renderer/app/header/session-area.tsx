import { Suspense } from 'react'
import { deferredPart, lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { RegisterButton } from './register-button.tsx'
import styles from './session-area.module.css'

const accountArea = lazyPart(() => import('./account-area.tsx').then((part) => part.AccountArea))
const inlineLogin = deferredPart(() =>
  import('#features/auth/login/inline-login.tsx').then((part) => part.InlineLogin),
)

/** The end of the header: login and registration for visitors, otherwise the account. */
export function SessionArea() {
  return useSignedIn() ? <Own /> : <Visitor />
}

function Own() {
  const AccountArea = accountArea()
  return (
    <Suspense fallback={<Skeleton width="440px" height="40px" />}>
      <AccountArea />
    </Suspense>
  )
}

function Visitor() {
  const InlineLogin = inlineLogin()
  return (
    <>
      <div className={styles.login}>
        <AfterFirstPaint place={<LoginSkeleton />}>
          <InlineLogin />
        </AfterFirstPaint>
      </div>
      <RegisterButton />
    </>
  )
}

/** Placeholder for the login's two fields and its button. */
const LoginSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <Skeleton height="40px" />
    <Skeleton height="40px" />
    <Skeleton height="40px" width="79px" />
  </div>
)
