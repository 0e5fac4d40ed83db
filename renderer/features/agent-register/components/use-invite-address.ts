import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { InviteLink } from '#shared/contract/endpoints/agent-register.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** The address of a link, and a function that copies it. */
export function useInviteAddress() {
  const { t } = useTranslation('agentRegister')
  const { publicOrigin } = usePlatform()
  const addressOf = ({ path }: Pick<InviteLink, 'path'>) => `${publicOrigin}${path}`
  const copy = (link: Pick<InviteLink, 'path'>) =>
    void navigator.clipboard.writeText(addressOf(link)).then(
      () => showToast({ title: t('link.copied') }),
      // The browser denied clipboard access.
      () => showToast({ tone: 'warn', title: t('link.copyFailed') }),
    )
  return { addressOf, copy }
}
