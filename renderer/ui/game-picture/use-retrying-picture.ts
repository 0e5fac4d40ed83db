import { useState } from 'react'
import { addressAt, nextCdn, pathBelow } from '#lib/games/cdn-order.ts'
import { noteFailedCdns } from '#lib/games/cdn-store.ts'
import { type PictureVariant, variantPath } from '#lib/games/picture-variant.ts'
import { useImageCdns } from '#lib/games/use-cdns.ts'
import * as constants from '#shared/domain/constants.ts'

/** Attempts for another version of a picture before the picture itself is requested. */
const variantTries = 2

/**
 * Tries a picture on one CDN after the other, until it loads or the retries are used up. A CDN that failed where
 * another one succeeded is recorded, so that other pictures don't try it first.
 */
export function useRetryingPicture(picture: string, variant?: PictureVariant) {
  const cdns = useImageCdns()
  const path = pathBelow(cdns ?? [], picture)
  const [tried, setTried] = useState<readonly string[]>([])
  /** The CDN that the picture came from. It is kept even if the order changes. */
  const [source, setSource] = useState<string>()
  const order = cdns && URL.canParse(path) ? [''] : cdns
  const cdn = source ?? (order && nextCdn(order, tried))
  const isVariant = variant !== undefined && tried.length < variantTries

  return {
    /** Number of the attempt, from 0. Each one needs a new element. */
    attempt: tried.length,
    /** Undefined until the CDNs are known. */
    address: cdn === undefined ? undefined : addressAt(cdn, isVariant ? variantPath(path, variant) : path),
    loaded: source !== undefined,
    failed: tried.length > constants.imageRetries || order?.length === 0,
    handleLoad() {
      if (cdn === undefined) return
      setSource(cdn)
      // If the version failed but the picture itself loaded, the version is missing and no CDN is to blame.
      if (variant === undefined || isVariant) noteFailedCdns(tried.filter((other) => other !== cdn))
    },
    handleError() {
      if (cdn !== undefined) setTried([...tried, cdn])
    },
  }
}
