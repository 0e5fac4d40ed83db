/** A help topic as the gateway sends it; `content` is HTML. */
export type Topic = { tag: string; title: string; content: string }

/** The topic that is a page of the site's own, whatever the gateway writes under it. */
export const responsibleTag = 'responsible-gaming'

/** What a hash names ("#term"): the text as it is where it isn't well-formed, an address is anybody's to write. */
export function tagOf(hash: string): string {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The topic that a hash names, else the first. */
export const topicOf = (topics: readonly Topic[], hash: string): Topic | undefined =>
  topics.find(({ tag }) => tag === tagOf(hash)) ?? topics[0]

/** The topics with the site's own page among them, also where the gateway has no words for it. */
export const withResponsible = (topics: readonly Topic[], title: string): readonly Topic[] =>
  topics.some(({ tag }) => tag === responsibleTag)
    ? topics
    : [...topics, { tag: responsibleTag, title, content: '' }]
