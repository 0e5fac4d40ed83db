/**
 * `npm run dev`: the sandbox, and the site with hot reload. What hot reload can't take, such as a brand's file, restarts
 * the server.
 */
import { createServer } from 'vite'
import { keepCompiledCode } from '#sandbox/compile-cache.ts'
import { readCommand } from './command/read-command.ts'

/** The components' own page, on the development server only. */
const gallery = 'ui/gallery/gallery.html'

readCommand('dev')
keepCompiledCode()
const { runSandbox } = await import('#sandbox/run-sandbox.ts')
await runSandbox(process.argv.slice(2), async ({ origin, server: { sandbox } }) => {
  process.env.PALARO_GATEWAY = origin
  const server = await createServer()
  await server.listen()
  const [site = ''] = server.resolvedUrls?.local ?? []
  sandbox.embedders.add(new URL(site).origin)
  return { site: new URL(site).origin, gallery: site + gallery }
})
