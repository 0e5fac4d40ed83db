import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Renders its children for real accounts. Asks visitors to log in and shows demo accounts why they can't deposit. */
export function DepositGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['cashier', 'common'])
  const role = useRole()
  const protect = useProtected()
  const stay = () => protect(() => {}, 'trueAccount')
  const ask = useEffectEvent(stay)
  const askVisitor = useEffectEvent(() => {
    if (role === 'visitor') stay()
  })
  // Only on mount, so that signing out here doesn't ask for a login.
  useEffect(() => askVisitor(), [])
  const demo = role === 'demo'
  useEffect(() => {
    if (demo) ask()
  }, [demo])

  if (role !== 'visitor' && role !== 'demo') return children
  return (
    <EmptyState
      title={t(`guard.${role}.title`)}
      action={
        <Button variant="accent" onClick={stay}>
          {t(role === 'visitor' ? 'common:action.logIn' : 'common:action.register')}
        </Button>
      }
    >
      {t(`guard.${role}.body`)}
    </EmptyState>
  )
}
