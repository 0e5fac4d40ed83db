import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { ClientControls } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useClientSettings } from '#lib/platform/use-client-settings.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import styles from './client-settings.module.css'
import { SettingFields } from './setting-fields.tsx'
import { SupportSection } from './support-section.tsx'
import { UpdateSection } from './update-section.tsx'

/** Dialog with the settings of the desktop client. In a browser, where an address may name it, it closes at once. */
export function ClientSettingsOverlay() {
  const { t } = useTranslation(['client', 'common'])
  const close = useOverlays((overlays) => overlays.close)
  const { client } = usePlatform()
  useEffect(() => {
    if (!client) close()
  }, [client, close])
  if (!client) return null
  return (
    <Dialog open onClose={close} title={t('client.title')} closeLabel={t('common:action.close')} width={560}>
      <ClientSettingsPanel client={client} />
    </Dialog>
  )
}

function ClientSettingsPanel({ client }: { client: ClientControls }) {
  const { t } = useTranslation(['client', 'common'])
  const platform = usePlatform()
  const { state, failed, change, readAgain } = useClientSettings(client)
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t('client.lead')}</p>
      {failed && <Notice tone="danger">{t(failed === 'read' ? 'client.notRead' : 'client.failed')}</Notice>}
      {state?.kept === false && <Notice tone="warn">{t('client.notKept')}</Notice>}
      {state ? (
        <SettingFields {...state} canKeepSession={platform.secretStorage !== 'memory'} onChange={change} />
      ) : failed ? (
        <Button onClick={readAgain}>{t('common:action.retry')}</Button>
      ) : (
        <Loader label={t('common:page.loading')} />
      )}
      <UpdateSection updates={client.updates} />
      <SupportSection save={client.saveSupportBundle} />
      <p className={styles.version}>{t('client.version', { version: client.version })}</p>
    </div>
  )
}
