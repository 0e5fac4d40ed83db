import type { HelpTopic } from '#shared/contract/endpoints/system.ts'

/** A help topic as the gateway sends it. `content` is HTML. */
export type Topic = HelpTopic

/** The topic that has a page of its own on this site, whatever the gateway's text for it. */
export const responsibleTag = 'responsible-gaming'

/**
 * The topic tag in a hash ("#term"). Malformed escapes are returned undecoded, because anybody can write an address.
 */
export function tagOf(hash: string): string {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The topic that a hash names, otherwise the first. */
export const topicOf = (topics: readonly Topic[], hash: string): Topic | undefined =>
  topics.find(({ tag }) => tag === tagOf(hash)) ?? topics[0]

/** Adds the site's own responsible gaming page if the gateway has no topic for it. */
export const withResponsible = (topics: readonly Topic[], title: string): readonly Topic[] =>
  topics.some(({ tag }) => tag === responsibleTag)
    ? topics
    : [...topics, { tag: responsibleTag, title, content: '' }]
