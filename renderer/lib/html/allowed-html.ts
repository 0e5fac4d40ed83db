/** What the gateway's texts may contain: text, lists, tables and images. No scripts, embeds or forms. */
export const allowedTags: readonly string[] = [
  'a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup u ul div',
  'table tbody td tfoot th thead tr caption',
].flatMap((names) => names.split(' '))

export const allowedAttributes: readonly string[] =
  'href src alt width height colspan rowspan lang dir target rel'.split(' ')
