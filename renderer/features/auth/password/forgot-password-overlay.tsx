import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import type { MerchantFlag } from '#lib/settings/merchant-flags.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { RegisterSkeleton } from '../register/register-skeleton.tsx'
import { ForgotPasswordWays } from './forgot-password-ways.tsx'
import { forgotWays } from './forgot-ways.ts'

/** Sets a new password when the old one is forgotten: by phone or email, as the merchant allows. */
export function ForgotPasswordOverlay() {
  // Loads the fields' texts too. A field that suspended for its own texts later would lose the focus.
  const { t } = useTranslation(['password', 'codes', 'register', 'auth', 'common'])
  const { data, isError, isFetching, error, refetch } = useQuery(systemQueries(useGateway()).settings())
  const faultMessage = useFaultMessage()
  const on = (modId: MerchantFlag) => settingOf(data?.nodes ?? [], modId)
  const [first, ...others] = forgotWays({ phone: on('CHNGPASSVERIF3'), email: on('CHNGPASSMAIL3') })
  return (
    <AuthDialog
      title={t('forgot.title')}
      greeting={t('forgot.greeting')}
      note={t('forgot.note')}
      dismiss="button"
    >
      {first ? (
        <ForgotPasswordWays ways={[first, ...others]} />
      ) : data ? (
        <EmptyState title={t('forgot.closed')}>{t('forgot.closedBody')}</EmptyState>
      ) : isError ? (
        <FailureState
          title={t('forgot.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      ) : (
        <RegisterSkeleton label={t('forgot.loading')} />
      )}
    </AuthDialog>
  )
}
