/** Sent by a page to the service worker once the worker is ready, and again to each worker that replaces it. */
export type PageIsHere = {
  type: 'here'
  /** The page's build: the path of its first script. */
  build: string
  /** Paths of the build's files that the page has loaded so far. */
  used: string[]
}

/** Sent by a page to a worker that is still waiting to take over. */
export type TakeOver = { type: 'takeOver' }

/** Sent by the worker to each open page. The page answers through the port with its build. */
export type WhichBuild = { type: 'build' }
