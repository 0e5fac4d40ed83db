import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** The document that every route of the site gets. */
const document = 'index.html'

/**
 * Returns the file, relative to the site's folder, for a path of the site. Returns undefined when the path would
 * leave the folder, would mean something else to the file system than in a URL, or names a file for web servers.
 */
export function filePath(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').slice(1)
  if (segments.some((segment) => segment.startsWith('.') || /[\\:\0]/.test(segment))) return undefined
  const path = segments.filter((segment) => segment !== '').join('/')
  if (path.startsWith('_')) return undefined
  return extname(path) === '' ? document : path
}

export type SiteFile = { body: Uint8Array<ArrayBuffer>; type: string }

/** Reads the file for a path of the site. A route, which has no extension, gets the document. */
export async function readSiteFile(root: string, pathname: string): Promise<SiteFile | undefined> {
  const path = filePath(pathname)
  const type = path && types[extname(path)]
  if (!type) return undefined
  try {
    return { body: new Uint8Array(await readFile(join(root, path))), type }
  } catch {
    return undefined
  }
}
