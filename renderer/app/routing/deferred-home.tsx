import type { ReactNode } from 'react'
import { BelowFold } from '#features/home/components/below-fold.tsx'
import { OwnRow } from '#features/home/components/own-row.tsx'
import { PromotionHighlights } from '#features/promotions/components/promotion-highlights.tsx'
import { Region } from '#ui/region/region.tsx'
import { HeroFallback } from './hero-fallback.tsx'

type DeferredHomeProps = {
  /** A member's own games, what stands in for banners, or what is below the first screen. */
  part: 'own' | 'hero' | 'below'
  /** Buttons of the hero. */
  actions?: ReactNode
}

/** What home loads after its first paint: one chunk, and one component, so that the first script names only one. */
export function DeferredHome({ part, actions }: DeferredHomeProps) {
  switch (part) {
    case 'own':
      return <OwnRow />
    case 'hero':
      return <HeroFallback actions={actions} />
    case 'below':
      return (
        <BelowFold
          promotions={
            <Region>
              <PromotionHighlights />
            </Region>
          }
        />
      )
  }
}
