import { firstScript } from '#lib/platform/first-script.ts'

/**
 * Whether the server has another build by now, that is, its page no longer names this page's first script. Undefined
 * if the server can't be asked.
 */
export async function isNewerReleaseOut(own = firstScript()): Promise<boolean | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    if (!response.ok || own === undefined) return undefined
    return !(await response.text()).includes(own)
  } catch {
    return undefined
  }
}
