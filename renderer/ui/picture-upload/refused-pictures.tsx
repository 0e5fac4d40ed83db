import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RefusedPicture } from '#lib/pictures/use-picture-uploads.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import styles from './picture-upload.module.css'

const size = pictureLimits.bytes / 1024 / 1024

type RefusedPicturesProps = { refused: readonly RefusedPicture[]; most: number }

/** Why chosen files weren't accepted, each with its name. */
export function RefusedPictures({ refused, most }: RefusedPicturesProps) {
  const { t } = useTranslation('pictures')
  return refused.map(({ key, name, reason }) => (
    <p key={key} className={styles.refused}>
      <CircleAlert />
      <span>{t(`refused.${reason}`, { size, most, name })}</span>
    </p>
  ))
}
