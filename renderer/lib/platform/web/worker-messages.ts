/** Sent by a page to the service worker once the worker is ready. */
export type PageIsHere = {
  type: 'here'
  /** The page's build: the path of its first script. */
  build: string
  /** Paths of the build's files that the page has loaded so far. */
  used: string[]
}

/** Sent by the worker to each open page. The page answers through the port with its build. */
export type WhichBuild = {
  type: 'build'
  /** The server's build, if the worker has just seen it. */
  current?: string | undefined
}

export const isWhichBuild = (data: unknown): data is WhichBuild =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'build'
