import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { RegisterWays } from './register-ways.tsx'

type RegisterOverlayProps = Omit<Extract<Overlay, { name: 'register' }>, 'name'>

/** Registration, as the gateway's rules have it. */
export function RegisterOverlay({ referralCode }: RegisterOverlayProps) {
  // With the texts of the other way's fields, so that none of them comes late and takes the focus away.
  const { t } = useTranslation(['register', 'auth', 'codes', 'common'])
  const rules = useQuery(siteContentQueries(useGateway()).registerRules())
  const faultMessage = useFaultMessage()
  return (
    <AuthDialog title={t('title')} greeting={t('greeting')} note={t('note')} wide>
      {rules.data ? (
        <RegisterWays rules={rules.data} referralCode={referralCode} />
      ) : rules.isError ? (
        <FailureState
          title={t('failed')}
          retry={{
            label: t('common:action.retry'),
            onPress: () => void rules.refetch(),
            busy: rules.isFetching,
          }}
        >
          {faultMessage(rules.error)}
        </FailureState>
      ) : (
        <RegisterSkeleton label={t('loading')} />
      )}
    </AuthDialog>
  )
}
