import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#lib/storage/stored.ts'

const draw = z.number()
const cdnState = z.object({ image: draw, launch: draw, failed: z.array(z.string()) })
type CdnState = z.output<typeof cdnState>

const kept = stored('session', 'cdns', cdnState)

function firstDraw(): CdnState {
  const drawn = { image: Math.random(), launch: Math.random(), failed: [] }
  kept.write(drawn)
  return drawn
}

/** This visit's random draws and the CDNs it has seen failing. Kept in session storage, so a reload keeps them. */
export const useCdnStore = create<CdnState>(() => kept.read() ?? firstDraw())

/** Records CDNs that didn't deliver what another one did. */
export function noteFailedCdns(cdns: readonly string[]): void {
  const { failed } = useCdnStore.getState()
  const fresh = cdns.filter((cdn) => !failed.includes(cdn))
  if (fresh.length === 0) return
  useCdnStore.setState({ failed: [...failed, ...fresh] })
  kept.write(useCdnStore.getState())
}
