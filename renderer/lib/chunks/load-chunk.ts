/** Milliseconds after which a chunk is given up. */
const longest = 120_000

/** Milliseconds before each try after the first. */
const waits = [300, 1200]

/** Why a chunk is not to be had: gone from the server, never coming, or anything else (mostly the network). */
type Why = 'missing' | 'timeout' | 'other'

/** A chunk of code or styles that is not to be had; mostly because a new release has taken it away. */
export class LostChunk extends Error {
  override readonly name = 'ChunkLoadError'
  readonly why: Why
  /** Where it was asked for, as far as the browser tells. */
  readonly address: string

  constructor(address: string, why: Why) {
    super(`Loading ${address.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${address} failed (${why})`)
    this.why = why
    this.address = address
  }
}

let quiet = false
let tell: ((loss: LostChunk) => void) | undefined
let untold: LostChunk | undefined

/** Has a listener told of every chunk that is lost, and of one that was lost before there was any. */
export function onLostChunk(listener: (loss: LostChunk) => void): void {
  tell = listener
  if (untold) listener(untold)
  untold = undefined
}

/** Loads ahead of need; resolves when that has ended. That it can't be had is told when it is needed. */
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
 * Loads a chunk and its styles, side by side. The build puts it in the place of Vite's own helper, so that every
 * `import()` of the site goes through it. What can't be had is tried again twice.
 * @throws LostChunk when it is not to be had; whatever the chunk itself throws when it is run.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const ahead = quiet
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    // The function's own text names the chunk.
    timer = setTimeout(
      () => reject(new LostChunk(/[\w-]+\.js/.exec(String(load))?.[0] ?? '', 'timeout')),
      longest,
    )
  })
  try {
    const loads = Promise.all([patiently(load), ...styles.map(loadStyle)])
    return (await Promise.race([loads, late]))[0]
  } catch (error) {
    if (error instanceof LostChunk && !ahead) {
      if (tell) tell(error)
      else untold = error
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Tries until it works or no try is left; gives up at once on what isn't a loss. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  let why: Why = 'other'
  for (let tries = 0; ; tries += 1)
    try {
      return await load()
    } catch (error) {
      // How browsers say that a script can't be had: each has "import" before "module" in it.
      if (!(error instanceof Error && /import.*module|^Loading/i.test(error.message))) throw error
      const address = /\w+:\/\/\S+|\/\S+/.exec(error.message)?.[0] ?? ''
      const wait = waits[tries]
      if (wait === undefined) throw new LostChunk(address, why)
      await new Promise((resolve) => setTimeout(resolve, wait))
      why = await renew(address)
    }
}

/** Has the browser ask the server anew for what it may have kept a wrong answer of; tells what that was. */
async function renew(address: string): Promise<Why> {
  try {
    const { ok } = await fetch(address, { cache: 'reload' })
    return ok ? 'other' : 'missing'
  } catch {
    return 'other'
  }
}

const sheets = new Map<string, Promise<void>>()

function loadStyle(path: string): Promise<void> {
  const address = import.meta.env.BASE_URL + path
  const known = document.querySelector(`link[href="${address}"]`) ? Promise.resolve() : undefined
  const sheet = sheets.get(address) ?? known ?? patiently(() => attachStyle(address))
  sheets.set(address, sheet)
  // Forgotten, so that it can be tried again.
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
