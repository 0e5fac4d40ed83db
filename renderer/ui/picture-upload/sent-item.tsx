import { Check, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SentPicture } from '#lib/pictures/use-picture-uploads.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './picture-upload.module.css'

type SentItemProps = { picture: SentPicture; onRemove: () => void }

/** An uploaded picture. */
export function SentItem({ picture, onRemove }: SentItemProps) {
  const { t } = useTranslation('pictures')
  return (
    <li className={styles.item}>
      <img className={styles.preview} src={picture.preview} alt="" />
      <span className={styles.words}>
        <b dir="auto">{picture.name}</b>
        <span className={styles.done}>
          <Check />
          <span>{t('done')}</span>
        </span>
      </span>
      <IconButton label={t('remove', { name: picture.name })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
