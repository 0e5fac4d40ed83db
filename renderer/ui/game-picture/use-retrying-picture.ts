import { useState } from 'react'
import { addressAt, nextCdn, pathBelow } from '#lib/games/cdn-order.ts'
import { noteFailedCdns } from '#lib/games/cdn-store.ts'
import { type PictureVariant, variantPath } from '#lib/games/picture-variant.ts'
import { useImageCdns } from '#lib/games/use-cdns.ts'
import * as constants from '#shared/domain/constants.ts'

/** Tries that go to another cut of the picture before the picture itself is asked for. */
const variantTries = 2

/**
 * A picture's address on one CDN after the other, until one delivers or the retries are used up. A CDN that
 * failed where another delivered is noted, so that the pictures that follow don't ask it first.
 */
export function useRetryingPicture(picture: string, variant?: PictureVariant) {
  const cdns = useImageCdns()
  const path = pathBelow(cdns ?? [], picture)
  const [tried, setTried] = useState<readonly string[]>([])
  /** Where the picture came from: it stays there, whatever becomes of the order. */
  const [source, setSource] = useState<string>()
  const order = cdns && URL.canParse(path) ? [''] : cdns
  const cdn = source ?? (order && nextCdn(order, tried))
  const isVariant = variant !== undefined && tried.length < variantTries

  return {
    /** Counts the tries from 0; each needs an element of its own. */
    attempt: tried.length,
    /** Undefined until the CDNs are known. */
    address: cdn === undefined ? undefined : addressAt(cdn, isVariant ? variantPath(path, variant) : path),
    loaded: source !== undefined,
    failed: tried.length > constants.imageRetries || order?.length === 0,
    handleLoad() {
      if (cdn === undefined) return
      setSource(cdn)
      // Where the other cut failed and the picture itself came, the cut is missing and no CDN is to blame.
      if (variant === undefined || isVariant) noteFailedCdns(tried.filter((other) => other !== cdn))
    },
    handleError() {
      if (cdn !== undefined) setTried([...tried, cdn])
    },
  }
}
