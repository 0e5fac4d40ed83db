import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Net } from 'electron'
import { startRequest } from './net-request.ts'
import { customScheme } from './schemes.ts'
import { sessionOf } from './session.ts'
import { strict } from './strict.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
}

async function fetchFile(url: string): Promise<Response> {
  const path = fileURLToPath(url)
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  return new Response(await readFile(path), { headers: { 'content-type': type } })
}

type Options = RequestInit & { bypassCustomProtocolHandlers?: boolean }

/** Electron's `net` module: Node's fetch, with support for files and the app's own protocol handlers. */
export const net = strict('net', {
  fetch: async (input: string | Request, options: Options = {}): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url
    if (url.startsWith('file:')) return fetchFile(url)
    const { bypassCustomProtocolHandlers, ...init } = options
    const scheme = customScheme(url)
    const handler =
      scheme && !bypassCustomProtocolHandlers ? sessionOf('').schemeHandlers.get(scheme) : undefined
    if (handler) return handler(new Request(input, init))
    return fetch(input, init)
  },
  request: startRequest,
  isOnline: () => true,
} satisfies Partial<Record<keyof Net, unknown>>)
