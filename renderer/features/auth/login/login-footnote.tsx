import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOneAtATime } from '#lib/forms/use-one-at-a-time.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFreePlay } from '../session/use-free-play.ts'
import { useLoginMessage } from './use-login-message.ts'

/** Links to registration and, if the gateway offers it, to free play. */
export function LoginFootnote() {
  const { t } = useTranslation('auth')
  const show = useOverlays((state) => state.show)
  const { data: rules } = useQuery(siteContentQueries(useGateway()).registerRules())
  const freePlay = useFreePlay()
  const message = useLoginMessage()
  const run = useOneAtATime()

  const handleFreePlay = () =>
    run(async () =>
      freePlay.mutateAsync().catch((error: unknown) => showToast({ tone: 'danger', title: message(error) })),
    )
  return (
    <>
      <span>{t('login.new', { brand: brand.title })}</span>{' '}
      <button type="button" className="link" onClick={() => show({ name: 'register' })}>
        {t('login.register')}
      </button>
      {rules?.hasFreePlay && (
        <>
          {' '}
          <span className="faint">{t('login.or')}</span>{' '}
          <button
            type="button"
            className="link"
            aria-busy={freePlay.isPending}
            onClick={() => void handleFreePlay()}
          >
            {t(freePlay.isPending ? 'login.freePlayBusy' : 'login.freePlay')}
          </button>
        </>
      )}
    </>
  )
}
