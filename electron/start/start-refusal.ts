/** How the client was started. */
export type ClientStart = {
  packaged: boolean
  argv: readonly string[]
  env: Readonly<Record<string, string | undefined>>
}

/** Switches and variables that take Chromium's own sandbox from every page, games included. */
const unsandboxed = [
  'no-sandbox',
  'no-zygote-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'single-process',
  'in-process-gpu',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
]

/**
 * Switches for developers of Chromium and Electron. Each opens the pages, the network or the secrets of a run to
 * whoever started it, so an installed client refuses them.
 */
const forDevelopers = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-brk-node',
  'inspect-port',
  'inspect-publish-uid',
  'js-flags',
  'log-net-log',
  'net-log-capture-mode',
  'ssl-key-log-file',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-rules',
  'host-resolver-rules',
  'load-extension',
  'auto-open-devtools-for-tabs',
]

/** Name of a switch in Chromium's form: "--Name=value" and, on Windows, "/name" are the same. */
const nameOf = (argument: string): string | undefined =>
  /^(?:--?|\/)([a-z][a-z0-9-]*)(?:=|$)/i.exec(argument)?.[1]?.toLowerCase()

/**
 * Returns why an installed client must not run as it was started, in words for its user; undefined when it may. A
 * client in development runs with whatever it is given.
 */
export function startRefusal({ packaged, argv, env }: ClientStart): string | undefined {
  if (!packaged) return undefined
  const given = new Set(argv.slice(1).map((argument) => nameOf(argument)))
  const opened = unsandboxed.find((name) => given.has(name))
  if (opened !== undefined || env.ELECTRON_DISABLE_SANDBOX !== undefined)
    return (
      `It was started without its sandbox (${opened === undefined ? 'ELECTRON_DISABLE_SANDBOX' : `--${opened}`}), ` +
      'which keeps games away from this computer. Some systems do this to an AppImage that may not make a sandbox. ' +
      'Install the .deb package instead, or ask your administrator to allow user namespaces for this program.'
    )
  const found = forDevelopers.find((name) => given.has(name))
  // Chromium writes the keys of encrypted connections into this file, as it does for its switch.
  const developers = env.SSLKEYLOGFILE ? 'SSLKEYLOGFILE' : found && `--${found}`
  return developers === undefined
    ? undefined
    : `It was started with ${developers}, which is for developers only. Start it without.`
}
