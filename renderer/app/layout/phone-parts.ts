import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

const load = () => import(/* chunk: phone */ './phone-frame.ts')

/** The frame of a page in narrow windows, in one chunk that wide windows never load. */
export const phoneParts = {
  header: lazyPart(() => load().then((part) => part.PhoneHeader)),
  bottomBar: lazyPart(() => load().then((part) => part.BottomBar)),
}

/** Loads them before they are rendered. Failures are ignored. */
export async function fetchPhoneParts(): Promise<void> {
  await Promise.all([phoneParts.header.ahead(), phoneParts.bottomBar.ahead()])
}
