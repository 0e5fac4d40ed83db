/** Milliseconds that a provider's script may take. */
const patience = 15_000

const loads = new Map<string, Promise<void>>()

/**
 * Loads a captcha provider's script, once. Rejects when it doesn't come in time, or something else came in its
 * place; the next call tries again.
 * @param address the provider's; the policy's hosts are the build's affair.
 * @param isThere whether the script has done what it is for.
 */
export function loadScript(address: string, isThere: () => boolean): Promise<void> {
  const begun = loads.get(address)
  if (begun) return begun
  const load = insertScript(address).then(() => {
    if (!isThere()) throw new Error(`the script of ${hostOf(address)} is another`)
  })
  loads.set(address, load)
  load.catch(() => loads.delete(address))
  return load
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const give = (up: () => void) => {
      clearTimeout(timer)
      up()
    }
    const fail = () =>
      give(() => {
        script.remove()
        reject(new Error(`the script of ${hostOf(address)} did not load`))
      })
    const timer = setTimeout(fail, patience)
    script.async = true
    script.addEventListener('load', () => give(resolve))
    script.addEventListener('error', fail)
    script.src = trusted(address)
    document.head.append(script)
  })
}

const hostOf = (address: string): string => new URL(address, location.href).host

let policy: { createScriptURL(url: string): string } | undefined

/** Trusted Types lets a script's address through only when a named policy made it. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('captcha', { createScriptURL: (url) => url })
  return policy?.createScriptURL(address) ?? address
}
