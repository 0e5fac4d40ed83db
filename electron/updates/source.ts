import { isSecureOrigin, originOf } from '../security/origins.ts'
import type { Feed } from './signed-feed.ts'

/** Where updates come from: the brand's feed or, in development, electron-updater's own configuration file. */
export type UpdateSource = ({ kind: 'feed' } & Feed) | { kind: 'config'; file: string }

const option = '--update-config='

/** How the client was started. */
export type UpdateRun = {
  packaged: boolean
  argv: readonly string[]
  platform: NodeJS.Platform
  /** Path of the AppImage that it runs from, as its loader reports it; undefined for any other package. */
  appImage: string | undefined
}

/**
 * Returns where this client's updates come from, or undefined when it has none. A packaged client uses only the
 * brand's feed. An unpackaged one has no updates unless it is started with `--update-config=<file>`. On Linux only an
 * AppImage replaces itself; the package manager updates every other package.
 */
export function updateSource(
  feed: Feed | undefined,
  { packaged, argv, platform, appImage }: UpdateRun,
): UpdateSource | undefined {
  if (platform === 'linux' && !appImage) return undefined
  if (!packaged) {
    const file = argv.find((argument) => argument.startsWith(option))?.slice(option.length)
    return file ? { kind: 'config', file } : undefined
  }
  const origin = feed && originOf(feed.url)
  return feed && origin !== undefined && isSecureOrigin(origin) ? { kind: 'feed', ...feed } : undefined
}
