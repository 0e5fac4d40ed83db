/** Names of browsers as they stand in a user agent, the more special ones first. */
const browsers = [
  ['Electron', /\bElectron\/(\d+)/],
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Returns what a report says of the browser: its name, major version and system. The whole user agent stays here,
 * because it tells visitors apart.
 */
export function browserOf(userAgent: string) {
  const [name, version] = browsers
    .map(([title, shape]) => [title, shape.exec(userAgent)?.[1]] as const)
    .find(([, found]) => found !== undefined) ?? ['unknown', '']
  const system = systems.find(([, shape]) => shape.test(userAgent))?.[0] ?? 'unknown'
  return {
    'user_agent.name': name,
    'user_agent.version': version ?? '',
    'browser.platform': system,
    'browser.mobile': /\bMobi/.test(userAgent),
  }
}
