import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { SlowNotice } from '../reporting/slow-notice.tsx'
import { startReporting } from '../reporting/start-reporting.ts'
import { NewerNotice } from '../web-app/newer-notice.tsx'
import { startWebApp } from '../web-app/start-web-app.ts'
import { Dialogs } from './dialogs.tsx'

/** Where what is said from anywhere appears: toasts in their corner, dialogs above everything; the log beside. */
export function Messages() {
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
    </>
  )
}

/** The dialogs. Their code comes with this one: a dialog has to tell that code can't be had. */
function OpenDialogs() {
  const some = useMessageDialogs(({ open }) => open.length > 0)
  return some && <Dialogs />
}
