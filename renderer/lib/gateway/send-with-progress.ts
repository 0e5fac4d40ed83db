import { challengeHeaders, signInFirst } from '#shared/contract/intercepted.ts'

/** Statuses of responses without a body. */
const bodiless = new Set([204, 205, 304])

/**
 * Creates a `send` for a call that reports its upload progress, which fetch can't do. Of `callRules`, this can only keep
 * what holds of answers: an upload is a POST, whose answer no browser keeps, and one from another address is taken for
 * a network's that asks to sign in.
 * @param onProgress called with shares from 0 to 1.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.responseType = 'arraybuffer'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () =>
        resolve(isOf(url, request) ? answerOf(request) : new Response(null, { status: signInFirst })),
      )
      request.addEventListener('error', () => reject(new TypeError('Failed to send')))
      request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) return reject(new DOMException('', 'AbortError'))
      // Calls have bytes or text as body. XMLHttpRequest can't send a stream.
      request.send(body instanceof ReadableStream ? null : body)
    })

/** Whether the answer comes from the address that was called, without a redirect. */
const isOf = (url: string, { responseURL }: XMLHttpRequest): boolean =>
  new URL(url, document.baseURI).href === responseURL

function answerOf(request: XMLHttpRequest): Response {
  const content: unknown = request.response
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', 'date', ...challengeHeaders]) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  const body = content instanceof ArrayBuffer && !bodiless.has(request.status) ? content : null
  return new Response(body, { status: request.status, headers })
}
