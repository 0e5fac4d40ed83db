import DOMPurify from 'dompurify'

/** What the gateway's texts may hold: words, lists, tables and pictures. Nothing that runs, loads or asks. */
const allowed = {
  ALLOWED_TAGS: [
    'a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup u ul div',
    'table tbody td tfoot th thead tr caption',
  ].flatMap((names) => names.split(' ')),
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'lang',
    'dir',
    'target',
    'rel',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const

/** Links lead outside, to a tab of their own that knows nothing of this one. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

/**
 * Makes HTML of the gateway harmless: notices, promotions and help texts are hostile until this was done.
 * The answer is trusted HTML where the browser knows of that, so that the page's policy lets it in.
 */
export const sanitise = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  })
