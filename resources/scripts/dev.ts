/**
 * `npm run dev`: the sandbox, and the site with hot reload. What hot reload can't take, such as a brand's file, restarts
 * the server.
 */
import { createServer } from 'vite'
import { keepCompiledCode } from '#sandbox/entry/compile-cache.ts'
import type { Main } from './commands.ts'

/** The components' own page, on the development server only. */
const gallery = 'ui/gallery/gallery.html'

export const main: Main<'dev'> = async ({ args }) => {
  keepCompiledCode()
  const { runSandbox } = await import('#sandbox/entry/run-sandbox.ts')
  await runSandbox(args, async ({ origin, server: { sandbox } }) => {
    process.env.PALARO_GATEWAY = origin
    const server = await createServer()
    await server.listen()
    const [site = ''] = server.resolvedUrls?.local ?? []
    sandbox.embedders.add(new URL(site).origin)
    return { site: new URL(site).origin, gallery: site + gallery }
  })
  return 0
}
