import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { ProxyDoor } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { Region } from '#ui/region/region.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import { Lifecycle } from '../lifecycle/lifecycle.tsx'
import { SlowNotice } from '../reporting/slow-notice.tsx'
import { startReporting } from '../reporting/start-reporting.ts'
import { NewerNotice } from '../web-app/newer-notice.tsx'
import { startWebApp } from '../web-app/start-web-app.ts'
import { Dialogs } from './dialogs.tsx'

const proxyLogin = lazyPart(() =>
  import('#features/proxy-login/components/proxy-login.tsx').then((part) => part.ProxyLogin),
)

/**
 * Renders the toasts and dialogs that any part of the site may show. Also starts the log and registers the service
 * worker.
 */
export function NotificationHost() {
  const { t } = useTranslation()
  const platform = usePlatform()
  useEffect(() => startReporting(platform), [platform])
  useEffect(() => platform.webApp && startWebApp(platform.webApp), [platform])
  return (
    <>
      <Toaster label={t('toasts.region')} closeLabel={t('action.close')} />
      <Suspense>
        <OpenDialogs />
        <SlowNotice />
        <NewerNotice />
      </Suspense>
      <Region fallback={() => null}>
        <Suspense>
          <Lifecycle />
        </Suspense>
      </Region>
      {platform.proxy && <ProxyQuestion proxy={platform.proxy} />}
    </>
  )
}

/**
 * Asks for the proxy's credentials. Outside of the site, because a missing proxy login can be why it doesn't load.
 */
function ProxyQuestion({ proxy }: { proxy: ProxyDoor }) {
  const ProxyLogin = proxyLogin()
  return (
    <Region fallback={() => null}>
      <Suspense>
        <ProxyLogin proxy={proxy} />
      </Suspense>
    </Region>
  )
}

/** The open dialogs. They are not loaded as a chunk, because a dialog has to report when a chunk can't be loaded. */
function OpenDialogs() {
  const some = useMessageDialogs(({ open }) => open.length > 0)
  return some && <Dialogs />
}
