import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { pictureLimits, pictureTypes } from '#shared/domain/pictures/picture-limits.ts'
import { PendingItem } from './pending-item.tsx'
import styles from './picture-upload.module.css'
import { RefusedPictures } from './refused-pictures.tsx'
import { SentItem } from './sent-item.tsx'

export interface PictureUploadProps {
  label: ReactNode
  /** What is wrong with the field as a whole, for instance that uploads are still running. */
  error?: string | false | undefined
  uploads: PictureUploads
}

/**
 * Lets people choose pictures and shows each one's progress. A picture is checked, stripped of metadata and uploaded
 * at once.
 */
export function PictureUpload({ label, error, uploads }: PictureUploadProps) {
  const { t } = useTranslation('pictures')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { sent, pending, refused, room, most } = uploads

  const figures = { sent: sent.length, most, size: pictureLimits.bytes / 1024 / 1024 }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void uploads.add([...(target.files ?? [])])
    // Lets the same file be chosen again after it was removed.
    target.value = ''
  }
  /** The pressed button disappears with its picture, so the focus moves to the input. */
  const thenFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }

  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.heading}>
        <span id={`${id}-label`}>{label}</span>
        <em>{t('count', figures)}</em>
      </div>
      <ul className={styles.list} hidden={sent.length + pending.length === 0}>
        {sent.map((picture) => (
          <SentItem
            key={picture.id}
            picture={picture}
            onRemove={thenFocus(() => uploads.remove(picture.id))}
          />
        ))}
        {pending.map((picture) => (
          <PendingItem
            key={picture.key}
            picture={picture}
            onRetry={() => uploads.retry(picture.key)}
            onCancel={thenFocus(() => uploads.cancel(picture.key))}
          />
        ))}
      </ul>
      <label className={styles.add} data-full={room === 0 || undefined}>
        <ImagePlus />
        <span>{t('add')}</span>
        <input
          ref={input}
          type="file"
          multiple={most > 1}
          accept={pictureTypes.join()}
          className="visually-hidden"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('hint', figures)}
      </p>
      <div role="alert" id={`${id}-error`} className={styles.errors}>
        <RefusedPictures refused={refused} most={most} />
        {error && <p>{error}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {sent.length > 0 && t('added', figures)}
      </p>
    </div>
  )
}
