import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { profileQueries } from '../api/profile-queries.ts'
import { useAvatar } from '../api/use-avatar.ts'
import { OwnPicture } from './own-picture.tsx'
import styles from './profile-section.module.css'
import { useAvatarFault } from './use-avatar-fault.ts'

/** The pictures to choose from. One is taken as soon as it is pressed. */
export function AvatarChoice() {
  const { t } = useTranslation('account')
  const { code } = useLanguage()
  const { data } = useQuery(profileQueries(useGateway()).choices(code))
  const { url, change } = useAvatar()
  const fault = useAvatarFault(change.error)
  const set = (choice: Parameters<typeof change.mutate>[0]) => {
    if (change.isPending) return
    change.mutate(choice, { onSuccess: () => showToast({ title: t('avatar.changed') }) })
  }
  const own = url?.startsWith('/faces/') ? url : undefined
  return (
    <section className={styles.part} aria-labelledby="avatar-choice" aria-busy={change.isPending}>
      <h3 id="avatar-choice">{t('avatar.title')}</h3>
      <div className={styles.faces}>
        {own !== undefined && (
          <button type="button" className={styles.face} aria-pressed aria-label={t('avatar.own')}>
            <Avatar size="lg" picture={own} />
          </button>
        )}
        <button
          type="button"
          className={styles.face}
          aria-pressed={url === null}
          aria-label={t('avatar.sunset')}
          onClick={() => set({ kind: 'none' })}
        >
          <Avatar size="lg" />
        </button>
        {data?.avatars.map(({ name, url: picture }) => (
          <button
            key={name}
            type="button"
            className={styles.face}
            aria-pressed={picture === url}
            aria-label={name}
            onClick={() => set({ kind: 'drawn', name })}
          >
            <Avatar size="lg" picture={picture} />
          </button>
        ))}
      </div>
      <OwnPicture busy={change.isPending} onChoose={set} />
      <p role="alert" className={styles.error}>
        {fault}
      </p>
    </section>
  )
}
