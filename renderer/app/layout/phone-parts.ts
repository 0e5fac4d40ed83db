import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

const load = () => import('./phone-frame.ts')

/** What frames a page in narrow windows, as one chunk that wide ones never load. */
export const phoneParts = {
  header: lazyPart(() => load().then((part) => part.PhoneHeader)),
  bottomBar: lazyPart(() => load().then((part) => part.BottomBar)),
}

/** Begins to load them, for the start to do while it waits for other things. */
export function fetchPhoneParts(): void {
  fetchAhead(load)
}
