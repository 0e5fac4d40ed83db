import { allowedAttributes, allowedTags } from './allowed-html.ts'

/** Their content is no words of the text: the sanitiser drops it with them. */
const hollow = new Set('audio math noscript svg template video'.split(' '))
/** Parsers read what is in them as letters, up to their end tag; nothing of it is words. */
const letters = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))
const tags = new Set(allowedTags)
const attributes = new Set(allowedAttributes)

const opening = /<(?:!--|[!?]|\/?[a-z])/gi
const tagName = /[^\s/>]+/y
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y

/**
 * HTML written anew from its words and the tags and attributes that are allowed. The browser's own parser checks
 * each style and each handler it meets against the page's policy, even in a document that is never shown; of what
 * comes from here it meets none. It is for the sanitiser, which decides.
 */
export function plainTags(html: string): string {
  const written: string[] = []
  let at = 0
  while (at < html.length) {
    opening.lastIndex = at
    const found = opening.exec(html)
    const start = found?.index ?? html.length
    written.push(asText(html.slice(at, start)))
    if (!found) break
    if (found[0] === '<!--') at = after(html, commentEnd, start + 2)
    else if (/[!?]/.test(found[0])) at = after(html, bracket, start)
    else at = afterTag(html, start, written)
  }
  return written.join('')
}

const asText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Where what this (global) expression finds from here on ends; the end of all where it finds nothing. */
function after(html: string, expression: RegExp, from: number): number {
  expression.lastIndex = from
  return expression.test(html) ? expression.lastIndex : html.length
}

const bracket = />/g
/** "<!-->" and "<!--->" are whole comments. */
const commentEnd = /--!?>/g

/** Writes the tag that begins here, as far as it is allowed, and tells where it ends. */
function afterTag(html: string, start: number, written: string[]): number {
  const closing = html[start + 1] === '/'
  tagName.lastIndex = start + (closing ? 2 : 1)
  const name = (tagName.exec(html)?.[0] ?? '').toLowerCase()
  const kept: string[] = []
  const end = readAttributes(html, tagName.lastIndex, kept)
  if (name === 'plaintext') return html.length
  if (letters.has(name))
    return closing ? end : after(html, new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi'), end)
  if (closing) {
    if (tags.has(name) || hollow.has(name)) written.push(`</${name}>`)
  } else if (tags.has(name)) written.push(`<${name}${kept.join('')}>`)
  else if (hollow.has(name)) written.push(`<${name}>`)
  return end
}

/** Reads a tag's attributes into those that are kept, and tells where the tag ends. */
function readAttributes(html: string, from: number, kept: string[]): number {
  attribute.lastIndex = from
  let end = from
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    end = attribute.lastIndex
    const [, name = '', double, single, bare] = found
    const value = double ?? single ?? bare ?? ''
    if (attributes.has(name.toLowerCase()))
      kept.push(` ${name.toLowerCase()}="${asText(value).replaceAll('"', '&quot;')}"`)
  }
  return after(html, bracket, end)
}
