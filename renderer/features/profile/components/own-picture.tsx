import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureLimits, pictureTypes } from '#shared/domain/pictures/picture-limits.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './profile-section.module.css'

type OwnPictureProps = { busy: boolean; onChoose: (file: File) => void }

/** Lets the member use a picture of their own. The square in its middle is taken. */
export function OwnPicture({ busy, onChoose }: OwnPictureProps) {
  const { t } = useTranslation('account')
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Lets the same file be chosen again.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className={styles.own}>
      <Button size="sm" busy={busy} busyLabel={t('avatar.busy')} onClick={() => input.current?.click()}>
        <ImagePlus />
        <span>{t('avatar.choose')}</span>
      </Button>
      <span className="muted">{t('avatar.hint', { size: pictureLimits.bytes / 1024 / 1024 })}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('avatar.choose')}
        accept={pictureTypes.join()}
        onChange={choose}
      />
    </div>
  )
}
