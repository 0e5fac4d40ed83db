import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BannerSlide } from '#features/banners/index.ts'
import { pathTo } from '#lib/paths/path-to.ts'

/** Home's banner where the gateway has none: words over the drawn bay. */
export function HeroFallback({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('sections')
  return (
    <BannerSlide
      banner={{
        bannerId: '',
        groupName: '',
        url: '',
        title: t('hero.title'),
        subtitle: t('hero.text'),
        linkageType: 'PAGE',
        target: pathTo('games'),
        actionLabel: t('hero.browse'),
      }}
      shown
      near={false}
      first={false}
      actions={actions}
    />
  )
}
