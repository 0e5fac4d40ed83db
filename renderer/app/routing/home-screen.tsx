import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { BannerStrip } from '#features/banners/index.ts'
import { HomePage, LateSquares } from '#features/home/index.ts'
import { useNav } from '#features/navigation/index.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Region } from '#ui/region/region.tsx'
import { BannerNote } from '../layout/notices.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'

/** Assembles home from the features that contribute to it. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  return (
    <HomePage
      hero={
        <Region fallback={() => null}>
          <BannerStrip
            group="w_home"
            size="hero"
            actions={<HeroActions />}
            fallback={() => ({
              title: t('hero.title'),
              text: t('hero.text', {
                games: formatCount(brand.claims.games, tag),
                studios: formatCount(brand.claims.studios, tag),
              }),
            })}
          />
        </Region>
      }
      note={<BannerNote />}
      categories={
        <Region fallback={() => null}>
          <LateSquares categories={useNav()} />
        </Region>
      }
    />
  )
}

function HeroActions() {
  const { t } = useTranslation('home')
  const signedIn = useSignedIn()
  const show = useOverlays((state) => state.show)
  return (
    <>
      {!signedIn && (
        <Button
          variant="primary"
          size="lg"
          {...overlayIntent('register')}
          onClick={() => show({ name: 'register' })}
        >
          {t('hero.createAccount')}
        </Button>
      )}
      <LinkButton variant={signedIn ? 'primary' : 'dusk'} size="lg" to={pathTo('games')}>
        {t('hero.browse')}
      </LinkButton>
    </>
  )
}
