import { type HeadTags, metaTags } from './head-tags.ts'

/** Name of the attribute that identifies a meta element: Open Graph uses `property`. */
const attributeOf = (key: string) => (key.startsWith('og:') ? 'property' : 'name')

/** Elements that this module may remove again: not every page has robots or alternates. */
const owned = 'meta[name="description"], meta[name="robots"], meta[property^="og:"]'

/** Writes the document's head. Existing elements are reused. */
export function writeHead(tags: HeadTags): void {
  const { head } = document
  const left = new Set(head.querySelectorAll<HTMLMetaElement>(owned))
  for (const { key, content } of metaTags(tags)) {
    const known = [...left].find((meta) => meta.getAttribute(attributeOf(key)) === key)
    const meta = known ?? document.createElement('meta')
    if (known) left.delete(known)
    else {
      meta.setAttribute(attributeOf(key), key)
      head.append(meta)
    }
    meta.content = content
  }
  for (const meta of left) meta.remove()

  const link = head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link')
  link.rel = 'canonical'
  link.href = tags.canonical
  if (!link.isConnected) head.append(link)
}
