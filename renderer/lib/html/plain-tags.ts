import { allowedAttributes, allowedTags } from './allowed-html.ts'

/** Elements whose content isn't text. They are kept for the sanitiser, which drops them with their content. */
const hollow = new Set('audio math noscript svg template video'.split(' '))
/** Elements whose content parsers read as raw text up to the end tag. They are dropped with their content. */
const letters = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))
const tags = new Set(allowedTags)
const attributes = new Set(allowedAttributes)

const opening = /<(?:!--|[!?]|\/?[a-z])/gi
const tagName = /[^\s/>]+/y
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y

/**
 * Rewrites HTML using only the allowed tags and attributes, before the sanitiser runs. The browser's parser checks
 * every style and handler that it meets against the page's policy, even in a document that is never shown; this
 * leaves none to report. It isn't a sanitiser: that one has the last word.
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

/** Index after the next match of a global expression; the end of the text if there is none. */
function after(html: string, expression: RegExp, from: number): number {
  expression.lastIndex = from
  return expression.test(html) ? expression.lastIndex : html.length
}

const bracket = />/g
/** "<!-->" and "<!--->" are complete comments. */
const commentEnd = /--!?>/g

/** Writes the tag that starts here, if it is allowed. Returns the index where it ends. */
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

/** Adds a tag's allowed attributes to `kept`. Returns the index where the tag ends. */
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
