/** The address of the script that this page began with. */
export const firstScript = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

/**
 * Whether the page's server has another build by now: it names another first script than the one that runs here.
 * Undefined when it can't be asked.
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
