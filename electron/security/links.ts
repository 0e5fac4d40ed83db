/** Maximum length of a mail or telephone link, in characters. */
const longest = 2_000

const mailbox = /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/i
const number = /^\+?\d{3,15}$/
const separators = /[ ().-]/g
const textFields = ['subject', 'body']
/** Control characters, which are refused. Only a mail's body may have line breaks. */
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/**
 * Returns a mail link that may be passed to the system: one mailbox at a host that `mayReceive`, with at most a
 * subject and a body. Returns undefined for anything else, such as attachments or hidden recipients.
 */
export function mailLink(address: string, mayReceive: (host: string) => boolean): string | undefined {
  const url = parse(address, 'mailto:')
  const receiver = url && decoded(url.pathname)
  const [, name = '', host = ''] = /^([^@]+)@([^@]+)$/.exec(receiver ?? '') ?? []
  if (!url || !mailbox.test(name) || !mayReceive(host.toLowerCase())) return undefined
  const fields = url.search
    .slice(1)
    .split('&')
    .filter((field) => field !== '')
    .map((field) => mailField(field))
  if (fields.includes(undefined) || url.hash !== '') return undefined
  return `mailto:${name}@${host.toLowerCase()}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

function mailField(field: string): string | undefined {
  const [, key = '', text = ''] = /^([^=]*)=(.*)$/s.exec(field) ?? []
  const name = key.toLowerCase()
  const value = decoded(text)
  if (!textFields.includes(name) || value === undefined) return undefined
  if (controls.test(name === 'body' ? value.replaceAll(/\r?\n/g, '') : value)) return undefined
  return `${name}=${encodeURIComponent(value)}`
}

/** Returns a telephone link that may be passed to the system: an ordinary number, no service codes or extensions. */
export function phoneLink(address: string): string | undefined {
  const url = parse(address, 'tel:')
  const dialled = url && decoded(url.pathname)?.replace(separators, '')
  if (!url || dialled === undefined || !number.test(dialled) || url.search !== '' || url.hash !== '')
    return undefined
  return `tel:${dialled}`
}

function parse(address: string, scheme: string): URL | undefined {
  if (address.length > longest) return undefined
  const url = URL.parse(address)
  return url?.protocol === scheme ? url : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
