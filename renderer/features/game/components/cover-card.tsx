import type { ReactNode } from 'react'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { useCover } from '../model/use-cover.ts'

type CoverCardProps = { icon: ReactNode; title: string; actions: ReactNode; children: string }

/** A warning on top of a game that keeps running, with what to do about it. */
export function CoverCard({ icon, title, actions, children }: CoverCardProps) {
  useCover()
  return (
    <StageCard alert over lead={<IconTile tone="warn">{icon}</IconTile>} title={title} actions={actions}>
      {children}
    </StageCard>
  )
}
