import { usePlatform } from '#lib/platform/platform-context.ts'
import { socialPages } from '#lib/resources/social.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SocialIcon } from '#ui/social-icon/social-icon.tsx'
import styles from './footer.module.css'

/** Links to the merchant's social pages. */
export function SocialLinks() {
  const { openExternal } = usePlatform()
  const pages = socialPages(useResources())
  return (
    <div className={styles.social}>
      {pages.map(({ type, url, name }) => (
        <IconButton key={type} label={name} onClick={() => openExternal(url)}>
          <SocialIcon type={type} />
        </IconButton>
      ))}
    </div>
  )
}
