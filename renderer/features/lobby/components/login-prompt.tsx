import { Scene } from 'virtual:artwork'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import type { ListType } from '../model/choice.ts'
import styles from './login-prompt.module.css'

export interface LoginPromptProps {
  /** The requested list. Favourites and recent games need an account. */
  list: ListType
  /** How many games there are. Undefined when the gateway doesn't say. */
  count: number | undefined
}

/** Invites a visitor to log in or register. The title depends on the requested list. */
export function LoginPrompt({ list, count }: LoginPromptProps) {
  const { t } = useTranslation('lobby')
  const { tag } = useLanguage()
  const { t: common } = useTranslation()
  const show = useOverlays((state) => state.show)
  const figure = count && formatCount(count, tag)

  function title() {
    if (list === 'fav') return t('invite.fav')
    if (list === 'recent') return t('invite.recent')
    return count && figure ? t('invite.games', { count, figure }) : t('invite.allGames')
  }
  return (
    <section className={styles.invitation}>
      <Scene
        width={1232}
        height={220}
        sunX={0.8}
        horizon={0.72}
        sunRadius={0.3}
        sky="night"
        boat={{ x: 0.62, scale: 0.5 }}
        className={`${styles.scene} wide-only`}
      />
      <Scene
        width={358}
        height={360}
        sunX={0.72}
        horizon={0.86}
        sunRadius={0.2}
        sky="night"
        boat={{ x: 0.3, scale: 0.42 }}
        className={`${styles.scene} narrow-only`}
      />
      <h2>{title()}</h2>
      <p>{t('invite.lead')}</p>
      <div className={styles.actions}>
        <Button size="lg" variant="dusk" onClick={() => show({ name: 'login' })}>
          {common('action.logIn')}
        </Button>
        <Button size="lg" variant="primary" onClick={() => show({ name: 'register' })}>
          {common('action.register')}
        </Button>
      </div>
    </section>
  )
}
