import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { UpdateControls } from '#lib/platform/platform.ts'
import type { UpdateState } from '#shared/domain/updates.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useUpdates } from '../model/use-updates.ts'
import styles from './client-settings.module.css'

/** State of the client's updates and the next step. Renders nothing where there are no updates. */
export function UpdateSection({ updates }: { updates: UpdateControls }) {
  const { t } = useTranslation('client')
  const heading = useId()
  const { state, gameRuns, check, download, install, later } = useUpdates(updates)
  if (state === undefined || state.at === 'absent') return null
  const isInTheWay = gameRuns && state.at === 'ready'
  const steps = { check, download, install: () => install(false) }
  const step = stepAt[state.at]
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{t('update.title')}</h3>
      <UpdateNews state={state} />
      {isInTheWay && <Notice tone="danger">{t('update.gameRuns')}</Notice>}
      {step && (
        <div className={styles.actions}>
          {/* One button for all steps, so that it keeps the focus. While asking for confirmation it is the harmless
              choice. */}
          <Button
            variant={state.at === 'ready' && !isInTheWay ? 'primary' : 'secondary'}
            busy={state.at === 'checking' || state.at === 'downloading'}
            onClick={isInTheWay ? later : steps[step]}
          >
            {t(isInTheWay ? 'update.later' : `update.${step}`)}
          </Button>
          {isInTheWay && (
            <Button variant="danger" onClick={() => install(true)}>
              {t('update.installAnyway')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** The step that can be taken in each state, or is under way. */
const stepAt: { readonly [At in UpdateState['at']]?: 'check' | 'download' | 'install' } = {
  idle: 'check',
  checking: 'check',
  none: 'check',
  failed: 'check',
  available: 'download',
  downloading: 'download',
  ready: 'install',
}

function UpdateNews({ state }: { state: Exclude<UpdateState, { at: 'absent' }> }) {
  const { t } = useTranslation('client')
  const version = 'version' in state ? state.version : ''
  const isRefused = state.at === 'failed' && state.why === 'mismatch'
  return (
    <>
      {isRefused && <Notice tone="danger">{t('update.mismatch')}</Notice>}
      <p role="status" className={styles.lead}>
        {state.at !== 'failed'
          ? t(`update.${state.at}`, { version })
          : state.why !== 'mismatch' && t(`update.${state.why}`)}
      </p>
      {state.at === 'downloading' && (
        <div className={styles.progress}>
          <progress max={100} value={state.percent} aria-label={t('update.downloading', { version })} />
          <span aria-hidden="true">{t('update.progress', { percent: state.percent })}</span>
        </div>
      )}
    </>
  )
}
