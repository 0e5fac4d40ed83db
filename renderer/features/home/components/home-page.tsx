import { brand } from 'virtual:brand'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card/card.tsx'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { RenderWhenVisible } from '#ui/deferred/render-when-visible.tsx'
import { Region } from '#ui/region/region.tsx'
import { DeferredBoard } from './deferred-parts.tsx'
import styles from './home-page.module.css'
import { TopGames } from './top-games.tsx'

type HomePageProps = {
  /** The banners at the top of the page. */
  hero: ReactNode
  /** A notice on top of the banners. */
  note: ReactNode
  /** The game categories. */
  categories: ReactNode
  /** A member's own games. */
  own: ReactNode
  /** What is below the first screen. */
  below: ReactNode
  /** Whether the window has room for the latest wins beside the banners. */
  wide: boolean
}

/** Home: banners, latest wins, categories, a member's own games, top games, and more below. */
export function HomePage({ hero, note, categories, own, below, wide }: HomePageProps) {
  const { t } = useTranslation('home')
  const board = (
    <Card padded={false} className={styles.winners}>
      <Region>
        <DeferredBoard className={styles.board} />
      </Region>
    </Card>
  )
  return (
    <>
      <h1 className="visually-hidden">{t('hero.heading', { brand: brand.title })}</h1>
      <div className={styles.hero}>
        <div className={styles.stage}>
          {hero}
          <div className={styles.note}>{note}</div>
        </div>
        {wide && board}
      </div>
      {categories}
      {own && (
        <Region>
          <AfterFirstPaint place={<div className={styles.own} />}>{own}</AfterFirstPaint>
        </Region>
      )}
      <Region>
        <TopGames />
      </Region>
      {!wide && board}
      <Region>
        <RenderWhenVisible place={(ref) => <div ref={ref} className={styles.rest} />}>
          {below}
        </RenderWhenVisible>
      </Region>
    </>
  )
}
