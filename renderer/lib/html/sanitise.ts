import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags } from './allowed-html.ts'
import { isOwnPicture } from './own-picture.ts'
import { plainTags } from './plain-tags.ts'

/** Most columns that a cell may span. A larger value would stretch the table. */
const widest = 20

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  // Links open in a new tab that has no access to this one.
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  // An image that the policy would block isn't requested. Its alt text replaces it.
  if (node.tagName === 'IMG' && !isOwnPicture(node.getAttribute('src')))
    node.replaceWith(node.getAttribute('alt') ?? '')
  if (Number(node.getAttribute('colspan')) > widest) node.removeAttribute('colspan')
})

/**
 * Sanitises the gateway's HTML. Notices, promotions and help texts count as hostile until then. Returns TrustedHTML
 * where the browser supports it, as the page's policy requires.
 */
export const sanitise = (html: string): TrustedHTML =>
  DOMPurify.sanitize(plainTags(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
