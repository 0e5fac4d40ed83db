import { brand } from 'virtual:brand'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { Card } from '#ui/card/card.tsx'
import { Region } from '#ui/region/region.tsx'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import { RenderWhenVisible } from '#ui/render-later/render-when-visible.tsx'
import styles from './home-page.module.css'
import { LateBoard, LateTopGames } from './late-parts.tsx'

const belowFold = lazyPart(() =>
  import(/* chunk: deferred */ './below-fold.tsx').then((part) => part.BelowFold),
)

type HomePageProps = {
  /** The banners at the top of the page. */
  hero: ReactNode
  /** A notice on top of the banners. */
  note: ReactNode
  /** The game categories. */
  categories: ReactNode
}

/** Home: banners, latest wins, categories, top games, and more below. */
export function HomePage({ hero, note, categories }: HomePageProps) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  const BelowFold = belowFold()
  return (
    <>
      <h1 className="visually-hidden">
        {t('hero.heading', { brand: brand.title, studios: formatCount(brand.claims.studios, tag) })}
      </h1>
      <div className={styles.hero}>
        <div className={styles.stage}>
          {hero}
          <div className={styles.note}>{note}</div>
        </div>
        <Card padded={false} className={styles.winners}>
          <Region>
            <LateBoard className={styles.board} />
          </Region>
        </Card>
      </div>
      {categories}
      <Region>
        <LateTopGames />
      </Region>
      <AfterFirstPaint place={<div className={styles.rest} />}>
        <Region>
          <RenderWhenVisible place={(ref) => <div ref={ref} className={styles.rest} />}>
            <BelowFold />
          </RenderWhenVisible>
        </Region>
      </AfterFirstPaint>
    </>
  )
}
