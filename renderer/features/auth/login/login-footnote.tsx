import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
  // `isPending` is only set on the next render, too late to stop a double click.
  const running = useRef(false)

  const handleFreePlay = () => {
    if (running.current) return
    running.current = true
    freePlay.mutate(undefined, {
      onError: (error) => showToast({ tone: 'danger', title: message(error) }),
      onSettled() {
        running.current = false
      },
    })
  }
  return (
    <>
      {t('login.new', { brand: brand.title })}{' '}
      <button type="button" className="link" onClick={() => show({ name: 'register' })}>
        {t('login.register')}
      </button>
      {rules?.hasFreePlay && (
        <>
          {' '}
          <span className="faint">{t('login.or')}</span>{' '}
          <button type="button" className="link" aria-busy={freePlay.isPending} onClick={handleFreePlay}>
            {t(freePlay.isPending ? 'login.freePlayBusy' : 'login.freePlay')}
          </button>
        </>
      )}
    </>
  )
}
