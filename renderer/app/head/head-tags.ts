/** What the document's head says about the page. */
export type HeadTags = {
  title: string
  description: string
  /** Absolute URL. */
  canonical: string
  listed: boolean
  siteName: string
  /** Absolute URL; undefined if the brand has none. */
  image: string | undefined
  /** BCP 47 tags of the current language and of the others that the site offers. */
  language: string
  otherLanguages: readonly string[]
}

/** A meta element: the value of its `name` or `property` attribute, and its content. */
type Tag = { key: string; content: string }

/** The meta elements of a page, keyed as in "description" or "og:title". A key may occur several times. */
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

/** Converts a BCP 47 tag to Open Graph's form, with the language's most likely region: "fil_PH", "zh_CN". */
export function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return region ? `${code}_${region}` : code
}
