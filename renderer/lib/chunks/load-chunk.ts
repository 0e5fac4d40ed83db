/** Milliseconds after which loading a chunk is given up. */
const longest = 120_000

/** Milliseconds to wait before each retry. */
const waits = [300, 1200]

/** Why a chunk couldn't be loaded: gone from the server, too slow, or anything else (mostly the network). */
type Why = 'missing' | 'timeout' | 'other'

/** Thrown when a chunk of code or styles can't be loaded, mostly because a new release has removed it. */
export class LostChunk extends Error {
  override readonly name = 'ChunkLoadError'
  readonly why: Why
  /** The chunk's URL, as far as the browser reports it. */
  readonly address: string

  constructor(address: string, why: Why) {
    super(`Loading ${address.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${address} failed (${why})`)
    this.why = why
    this.address = address
  }
}

let quiet = false
let onLoss: ((loss: LostChunk) => void) | undefined
let untold: LostChunk | undefined

/** Registers the listener called with every lost chunk, including one that was lost before. */
export function onLostChunk(listener: (loss: LostChunk) => void): void {
  onLoss = listener
  if (untold) listener(untold)
  untold = undefined
}

/** Loads something ahead of need. Resolves when that has ended; failures are reported only once it is needed. */
export function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  quiet = true
  const loaded = load().then(
    () => {},
    () => {},
  )
  quiet = false
  return loaded
}

/**
 * Loads a chunk, the chunks that it imports and all their styles in parallel. The build uses it in place of Vite's own
 * helper, so that every `import()` of the site goes through it. Failed loads are retried twice.
 * @param needed paths of those chunks and styles.
 * @throws LostChunk when it can't be loaded; otherwise whatever the chunk itself throws while running.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] = [],
): Promise<Module> {
  const ahead = quiet
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    // The function's source text contains the chunk's name.
    timer = setTimeout(
      () => reject(new LostChunk(/[\w-]+\.js/.exec(String(load))?.[0] ?? '', 'timeout')),
      longest,
    )
  })
  try {
    for (const path of needed) if (!isStyle(path)) begin(path)
    const loads = Promise.all([patiently(load), ...needed.filter(isStyle).map(loadStyle)])
    return (await Promise.race([loads, late]))[0]
  } catch (error) {
    if (error instanceof LostChunk && !ahead) {
      if (onLoss) onLoss(error)
      else untold = error
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Retries until it succeeds or no try is left. Errors other than failed loads are thrown at once. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  let why: Why = 'other'
  for (let tries = 0; ; tries += 1)
    try {
      return await load()
    } catch (error) {
      // Matches the browsers' messages for a failed import: each has "import" before "module".
      if (!(error instanceof Error && /import.*module|^Loading/i.test(error.message))) throw error
      const address = /\w+:\/\/\S+|\/\S+/.exec(error.message)?.[0] ?? ''
      const wait = waits[tries]
      if (wait === undefined) throw new LostChunk(address, why)
      await new Promise((resolve) => setTimeout(resolve, wait))
      why = await renew(address)
    }
}

/** Bypasses the browser's cache, which may hold a wrong answer. Returns why the load failed. */
async function renew(address: string): Promise<Why> {
  try {
    const { ok } = await fetch(address, { cache: 'reload' })
    return ok ? 'other' : 'missing'
  } catch {
    return 'other'
  }
}

const isStyle = (path: string): boolean => path.endsWith('.css')

const begun = new Set<string>()

/** Requests a script. One that fails is requested again by the chunk that imports it. */
function begin(path: string): void {
  if (begun.has(path)) return
  begun.add(path)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = import.meta.env.BASE_URL + path
  document.head.append(link)
}

const sheets = new Map<string, Promise<void>>()

function loadStyle(path: string): Promise<void> {
  const address = import.meta.env.BASE_URL + path
  const known = document.querySelector(`link[href="${address}"]`) ? Promise.resolve() : undefined
  const sheet = sheets.get(address) ?? known ?? patiently(() => attachStyle(address))
  sheets.set(address, sheet)
  // Removed from the cache on failure, so that it can be tried again.
  sheet.catch(() => sheets.delete(address))
  return sheet
}

function attachStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new LostChunk(address, 'other'))
    })
    document.head.append(link)
  })
}
