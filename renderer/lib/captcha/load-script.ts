/** Milliseconds that a provider's script may take to load. */
const timeout = 15_000

const loads = new Map<string, Promise<void>>()

/**
 * Loads a captcha provider's script once. Rejects if it doesn't load in time or isn't the expected script; the next
 * call then tries again.
 * @param address the script's URL. The build adds its host to the content security policy.
 * @param isThere whether the script has set up what it should.
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
    const timer = setTimeout(fail, timeout)
    script.async = true
    script.addEventListener('load', () => give(resolve))
    script.addEventListener('error', fail)
    script.src = trusted(address)
    document.head.append(script)
  })
}

const hostOf = (address: string): string => new URL(address, location.href).host

let policy: { createScriptURL(url: string): string } | undefined

/** Trusted Types accepts a script URL only from a named policy. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('captcha', { createScriptURL: (url) => url })
  return policy?.createScriptURL(address) ?? address
}
