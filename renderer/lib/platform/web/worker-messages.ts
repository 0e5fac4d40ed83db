/** What a page tells the service worker once it stands. */
export type PageIsHere = {
  type: 'here'
  /** The page's build: the path of its first script. */
  build: string
  /** Paths of the build's files that the page has loaded so far. */
  used: string[]
}

/** What the worker asks of each open page, with a port for the answer: its build's name. */
export type WhichBuild = { type: 'build' }
