import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { PendingPicture } from '#lib/pictures/use-picture-uploads.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './picture-upload.module.css'

type PendingItemProps = { picture: PendingPicture; onRetry: () => void; onCancel: () => void }

/** A picture that is being uploaded, or whose upload failed. */
export function PendingItem({ picture, onRetry, onCancel }: PendingItemProps) {
  const { t } = useTranslation('pictures')
  const faultMessage = useFaultMessage()
  const { name, state } = picture
  const failed = state === 'failed'
  return (
    <li className={styles.item} data-state={state}>
      {picture.preview ? (
        <img className={styles.preview} src={picture.preview} alt="" />
      ) : (
        <span className={styles.preview} />
      )}
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        {failed ? (
          <span role="alert">{faultMessage(picture.error)}</span>
        ) : (
          <progress
            aria-label={t('progress', { name })}
            {...(state === 'sending' && { value: picture.share, max: 1 })}
          />
        )}
      </span>
      {failed && (
        <IconButton label={t('retry', { name })} onClick={onRetry}>
          <RotateCw />
        </IconButton>
      )}
      <IconButton label={t(failed ? 'remove' : 'cancel', { name })} onClick={onCancel}>
        <X />
      </IconButton>
    </li>
  )
}
