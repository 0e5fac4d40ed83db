import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { PictureRefusal } from '#lib/pictures/picture-refusal.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'

/** Why the picture couldn't be changed; undefined if nothing failed. */
export function useAvatarFault(error: Error | null): string | undefined {
  const { t } = useTranslation(['account', 'pictures'])
  const faultMessage = useFaultMessage()
  if (!error) return undefined
  if (!(error instanceof PictureRefusal)) return faultMessage(error)
  return t(`pictures:refused.${error.reason}`, {
    name: t('avatar.thisPicture'),
    size: pictureLimits.bytes / 1024 / 1024,
    most: 1,
  })
}
