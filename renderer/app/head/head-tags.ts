/** What stands in the document's head about the page. */
export type HeadTags = {
  title: string
  description: string
  /** Absolute. */
  canonical: string
  listed: boolean
  siteName: string
  /** Absolute; undefined where the brand has none. */
  image: string | undefined
  /** BCP 47 tags: the language of now, and the others that the site speaks. */
  language: string
  otherLanguages: readonly string[]
}

/** An element of the head: the attribute that tells it from others of its kind, and what it says. */
type Tag = { key: string; content: string }

/** Meta elements by their key: "description", "og:title". Several of one key stand beside one another. */
export function metaTags(tags: HeadTags): readonly Tag[] {
  const { title, description, canonical, listed, siteName, image } = tags
  const tag = (key: string, content: string | undefined) => (content === undefined ? [] : [{ key, content }])
  return [
    ...tag('description', description),
    ...tag('robots', listed ? undefined : 'noindex'),
    ...tag('og:title', title),
    ...tag('og:description', description),
    ...tag('og:type', 'website'),
    ...tag('og:url', canonical),
    ...tag('og:image', image),
    ...tag('og:site_name', siteName),
    ...tag('og:locale', localeOf(tags.language)),
    ...tags.otherLanguages.flatMap((language) => tag('og:locale:alternate', localeOf(language))),
  ]
}

/** A language as Open Graph writes it, with the country it is most spoken in: "fil_PH", "zh_CN". */
export function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return region ? `${code}_${region}` : code
}
