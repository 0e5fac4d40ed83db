import { isSecureOrigin, originOf } from '../security/origins.ts'

/** Where updates come from: the brand's feed; or, in development, electron-updater's own configuration file. */
export type UpdateSource = { kind: 'feed'; url: string } | { kind: 'config'; file: string }

const option = '--update-config='

/** How the client runs. */
export type UpdateRun = {
  packaged: boolean
  argv: readonly string[]
  platform: NodeJS.Platform
  /** Path of the AppImage that it runs from, as its loader tells; undefined for any other package. */
  appImage: string | undefined
}

/**
 * Where this client's updates come from; undefined when it has none. A packed client knows the brand's address
 * alone, an unpacked one has no version of its own to replace unless it is started with `--update-config=<file>`.
 * On Linux an AppImage replaces itself; every other package is its package manager's.
 */
export function updateSource(
  feed: string | undefined,
  { packaged, argv, platform, appImage }: UpdateRun,
): UpdateSource | undefined {
  if (platform === 'linux' && !appImage) return undefined
  if (!packaged) {
    const file = argv.find((argument) => argument.startsWith(option))?.slice(option.length)
    return file ? { kind: 'config', file } : undefined
  }
  const origin = feed === undefined ? undefined : originOf(feed)
  return feed !== undefined && origin !== undefined && isSecureOrigin(origin)
    ? { kind: 'feed', url: feed }
    : undefined
}
