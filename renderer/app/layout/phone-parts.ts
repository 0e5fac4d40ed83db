import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

const load = () => import(/* chunk: phone */ './phone-frame.ts')

/** What frames a page in narrow windows, as one chunk that wide ones never need. */
export const phoneParts = {
  header: lazyPart(() => load().then((part) => part.PhoneHeader)),
  bottomBar: lazyPart(() => load().then((part) => part.BottomBar)),
}

/** Loads them before they are drawn, as far as they can be had. */
export async function fetchPhoneParts(): Promise<void> {
  await Promise.all([phoneParts.header.ahead(), phoneParts.bottomBar.ahead()])
}
