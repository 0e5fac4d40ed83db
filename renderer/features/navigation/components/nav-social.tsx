import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { socialPages } from '#lib/resources/social.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { SocialIcon } from '#ui/social-icon/social-icon.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

type NavSocialProps = {
  className?: string | undefined
  /** There is room for the name, so it needs no tooltip. */
  named?: boolean
}

/** Link to the merchant's first social page, Facebook if there is one. Opens outside the site. */
export function NavSocial({ className, named = false }: NavSocialProps) {
  const { t } = useTranslation('nav')
  const { openExternal } = usePlatform()
  const [page] = socialPages(useResources())
  if (!page) return null
  const { type, url, name } = page
  const button = (
    <button
      type="button"
      className={className}
      aria-label={t('nav.social', { name })}
      onClick={() => openExternal(url)}
    >
      <SocialIcon type={type} />
      <span>{name}</span>
    </button>
  )
  return named ? button : <Tooltip text={name}>{button}</Tooltip>
}
