import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Starts a proxy for a server on loopback. It counts the bytes that the server sends for matching paths. */
export async function countSent(origin: string, counted: RegExp) {
  const { hostname, port } = new URL(origin)
  let bytes = 0
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const onward = request({ hostname, port, method, path: url, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      if (counted.test(url)) found.on('data', (part: Buffer) => (bytes += part.length))
      found.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent: () => bytes,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
