import { type SyntheticEvent, useState } from 'react'
import { addressAt, nextCdn, pathBelow } from '#lib/games/cdn-order.ts'
import { noteFailedCdns } from '#lib/games/cdn-store.ts'
import { type PictureVariant, variantPath } from '#lib/games/picture-variant.ts'
import { useImageCdns } from '#lib/games/use-cdns.ts'
import * as constants from '#shared/domain/constants.ts'

/** Attempts for another version of a picture before the picture itself is requested. */
const variantTries = 2

/**
 * The CDN that each picture of this visit came from, by its path. It is kept even if the order changes, and other
 * places that show the picture ask there too, where the browser has it.
 */
const sources = new Map<string, string>()

/**
 * Tries a picture on one CDN after the other, until it loads or the retries are used up. A CDN that failed where
 * another one succeeded is recorded, so that other pictures don't try it first.
 */
export function useRetryingPicture(picture: string, variant?: PictureVariant) {
  const cdns = useImageCdns()
  const path = pathBelow(cdns ?? [], picture)
  const [tried, setTried] = useState<readonly string[]>([])
  const order = cdns && URL.canParse(path) ? [''] : cdns
  const source = sources.get(path)
  const cdn = source !== undefined && !tried.includes(source) ? source : order && nextCdn(order, tried)
  const isVariant = variant !== undefined && tried.length < variantTries

  return {
    /** Number of the attempt, from 0. Each one needs a new element. */
    attempt: tried.length,
    /** Undefined until the CDNs are known. */
    address: cdn === undefined ? undefined : addressAt(cdn, isVariant ? variantPath(path, variant) : path),
    failed: tried.length > constants.imageRetries || order?.length === 0,
    /** Marks the element with `data-loaded`. Not by rendering it again, because a page has dozens of pictures. */
    handleLoad({ currentTarget }: SyntheticEvent<HTMLElement>) {
      if (cdn === undefined) return
      sources.set(path, cdn)
      currentTarget.dataset.loaded = ''
      // If the version failed but the picture itself loaded, the version is missing and no CDN is to blame.
      if (variant === undefined || isVariant) noteFailedCdns(tried.filter((other) => other !== cdn))
    },
    handleError() {
      if (cdn !== undefined) setTried([...tried, cdn])
    },
  }
}
