import type { DesktopApi } from '#shared/bridge/bridge.ts'

type Facts = DesktopApi['info']

/** The command-line argument that carries the page's facts; preload/site.ts looks for the same one. */
const factsArgument = '--desktop-info='

/** Returns the page's facts as arguments for its process. */
export function factsOf({
  version,
  platform,
  publicOrigin,
  policy,
}: {
  version: string
  platform: NodeJS.Platform
  publicOrigin: string
  policy: { kiosk: boolean; forgetful: boolean; language: string }
}): string[] {
  const { kiosk, forgetful, language } = policy
  const says = forgetful || language !== ''
  const facts: Facts = {
    version,
    os: systemOf(platform),
    publicOrigin,
    ...(says && { policy: { kiosk, forgetful, language } }),
  }
  return [`${factsArgument}${encodeURIComponent(JSON.stringify(facts))}`]
}

function systemOf(platform: NodeJS.Platform): Facts['os'] {
  if (platform === 'win32') return 'win'
  return platform === 'darwin' ? 'mac' : 'linux'
}
