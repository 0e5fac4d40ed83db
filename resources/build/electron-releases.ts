/** A release of Electron, with the day it was published: "2026-11-19". */
export type ElectronRelease = { readonly version: string; readonly date: string }

/** What the registry says of Electron: when each version was published. */
export type PublishTimes = Readonly<Record<string, string>>

/** Electron supports this many major versions at a time, the latest ones. */
const supportedMajors = 3

type Parts = readonly [major: number, minor: number, patch: number]

/** Parts of a stable version; undefined for any other. */
function partsOf(version: string): Parts | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}

const compare = (a: Parts, b: Parts): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/**
 * Returns the release that the client should move to; undefined when it has the right one. That is the latest of its own
 * major version, because fixes of security come to all that are supported. Once its own no longer is, it is the latest
 * of the oldest that still is.
 */
export function nextElectron(current: string, times: PublishTimes): ElectronRelease | undefined {
  const own = partsOf(current)
  if (!own) throw new Error(`${current} is no released version`)
  const stable = Object.entries(times).flatMap(([version, time]) => {
    const parts = partsOf(version)
    return parts ? [{ version, parts, date: time.slice(0, 10) }] : []
  })
  const latestMajor = Math.max(own[0], ...stable.map(({ parts }) => parts[0]))
  const major = Math.max(own[0], latestMajor - supportedMajors + 1)
  const best = stable
    .filter(({ parts }) => parts[0] === major)
    .toSorted((a, b) => compare(b.parts, a.parts))
    .find(({ parts }) => compare(parts, own) > 0)
  return best && { version: best.version, date: best.date }
}
