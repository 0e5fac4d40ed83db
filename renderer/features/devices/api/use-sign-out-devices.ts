import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { endpointKey, metaOf } from '#lib/queries/endpoint-query.ts'
import { devices } from '#shared/contract/endpoints/devices.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Ends one other session, or all of them. Repeating it does no harm. */
export function useSignOutDevices() {
  const { t } = useTranslation('account')
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const faultMessage = useFaultMessage()
  const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(devices.signedIn) })
  const shared = {
    meta: metaOf(devices.signOut),
    onError: (error: Error) =>
      showToast({ tone: 'danger', title: t('devices.notSignedOut'), body: faultMessage(error) }),
    onSettled: refresh,
  }
  const one = useMutation({
    ...shared,
    mutationFn: (deviceId: string) => gateway.call(devices.signOut, { deviceId }),
    onSuccess: () => showToast({ title: t('devices.signedOut') }),
  })
  const others = useMutation({
    ...shared,
    mutationFn: () => gateway.call(devices.signOutOthers, {}),
    onSuccess: ({ ended }) => showToast({ title: t('devices.signedOutAll', { count: ended }) }),
  })
  return { one, others }
}
