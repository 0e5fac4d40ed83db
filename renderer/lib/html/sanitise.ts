import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags } from './allowed-html.ts'
import { isOwnPicture } from './own-picture.ts'
import { plainTags } from './plain-tags.ts'

/** Columns that a cell may span; a cell over more makes the table as wide as it says. */
const widest = 20

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  // Links lead outside, to a tab of their own that knows nothing of this one.
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  // A picture that the page's policy would stop is not tried: its words stand in its place.
  if (node.tagName === 'IMG' && !isOwnPicture(node.getAttribute('src')))
    node.replaceWith(node.getAttribute('alt') ?? '')
  if (Number(node.getAttribute('colspan')) > widest) node.removeAttribute('colspan')
})

/**
 * Makes HTML of the gateway harmless: notices, promotions and help texts are hostile until this was done.
 * The answer is trusted HTML where the browser knows of that, so that the page's policy lets it in.
 */
export const sanitise = (html: string): TrustedHTML =>
  DOMPurify.sanitize(plainTags(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
