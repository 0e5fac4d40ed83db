import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { AuthDialog, type DialogBanner } from '../dialog/auth-dialog.tsx'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { RegisterWays } from './register-ways.tsx'

export type RegisterOverlayProps = Omit<Extract<Overlay, { name: 'register' }>, 'name'> & {
  Banner?: DialogBanner
}

/** The registration dialog. Its form follows the gateway's rules. */
export function RegisterOverlay({ referralCode, Banner }: RegisterOverlayProps) {
  // Loads the texts of both ways' fields. A field that suspended for its own texts later would lose the focus.
  const { t } = useTranslation(['register', 'auth', 'codes', 'common'])
  const rules = useQuery(siteContentQueries(useGateway()).registerRules())
  const faultMessage = useFaultMessage()
  return (
    <AuthDialog
      title={t('title')}
      greeting={t('greeting')}
      note={t('note')}
      banner={Banner && { group: 'w_reg', Banner }}
      wide
    >
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
