import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchAhead, LostChunk, loadChunk, onLostChunk } from './load-chunk.ts'

const address = 'https://site.example/assets/c-1.js'

/** Each browser's error message for a script that can't be loaded. */
const words = {
  chromium: `Failed to fetch dynamically imported module: ${address}`,
  firefox: `error loading dynamically imported module: ${address}`,
  safari: 'Importing a module script failed.',
}

/** Fails the given number of times before it succeeds. */
function failing(times: number, message: string = words.chromium) {
  let left = times
  return vi.fn(() => {
    left -= 1
    return left >= 0 ? Promise.reject(new TypeError(message)) : Promise.resolve('the part')
  })
}

const outcome = (load: Promise<unknown>) => load.catch((error: unknown) => error)
const soon = () => vi.advanceTimersByTimeAsync(5000)
const asked = vi.fn<(address: string) => Promise<{ ok: boolean }>>()
const heard = vi.fn<(loss: LostChunk) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked.mockReset().mockResolvedValue({ ok: false })
  heard.mockReset()
  vi.stubGlobal('fetch', asked)
  onLostChunk(heard)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[ERR-01] a chunk of code', () => {
  test.each(Object.entries(words))('that fails in %s is tried again', async (_, message) => {
    const load = failing(2, message)
    const part = loadChunk(load)
    await soon()
    expect(await part).toBe('the part')
    expect(load).toHaveBeenCalledTimes(3)
    expect(heard).not.toHaveBeenCalled()
  })

  test('is requested from the server again, not from the browser’s cache of the failure', async () => {
    void loadChunk(failing(1))
    await soon()
    expect(asked).toHaveBeenCalledWith(address, { cache: 'reload' })
  })

  test('that is gone is lost after three tries, and is reported once', async () => {
    const load = failing(9)
    const part = outcome(loadChunk(load))
    await soon()
    expect(await part).toBeInstanceOf(LostChunk)
    expect(await part).toMatchObject({
      name: 'ChunkLoadError',
      message: `Loading chunk ${address} failed (missing)`,
    })
    expect(load).toHaveBeenCalledTimes(3)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('that the network breaks is lost for another reason', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    const part = outcome(loadChunk(failing(9)))
    await soon()
    expect(await part).toMatchObject({ why: 'other' })
  })

  test('that never comes is given up after 120 s, as lost', async () => {
    const part = outcome(loadChunk(() => new Promise(() => {})))
    await vi.advanceTimersByTimeAsync(119_000)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await part).toMatchObject({ why: 'timeout', name: 'ChunkLoadError' })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('that breaks while it runs is no loss, and is not run again', async () => {
    const load = vi.fn(() => Promise.reject(new RangeError('our own mistake')))
    const part = outcome(loadChunk(load))
    await soon()
    expect(await part).toBeInstanceOf(RangeError)
    expect(load).toHaveBeenCalledTimes(1)
    expect(heard).not.toHaveBeenCalled()
  })

  test('that is lost when fetched ahead is reported only once it is needed', async () => {
    const load = failing(6)
    void fetchAhead(() => loadChunk(load))
    await soon()
    expect(load).toHaveBeenCalledTimes(3)
    expect(heard).not.toHaveBeenCalled()
    const part = outcome(loadChunk(load))
    await soon()
    expect(await part).toBeInstanceOf(LostChunk)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('[ERR-01] a chunk of styles', () => {
  /** The style sheets and scripts requested. They don't reach the browser, so that the test decides how each one ends. */
  let sheets: HTMLElement[] = []
  const answerSheet = async (event: 'load' | 'error') => {
    sheets.at(-1)?.dispatchEvent(new Event(event))
    await soon()
  }
  beforeEach(() => {
    sheets = []
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      if (link instanceof HTMLElement) sheets.push(link)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  test('is waited for, beside the code', async () => {
    const load = failing(0)
    const part = loadChunk(load, ['s-lost-1.css'])
    expect(load).toHaveBeenCalledTimes(1)
    await answerSheet('load')
    expect(await part).toBe('the part')
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/s-lost-1.css'])
  })

  test('that fails is tried again, with a sheet of its own', async () => {
    const part = loadChunk(failing(0), ['s-lost-2.css'])
    await answerSheet('error')
    await answerSheet('load')
    expect(await part).toBe('the part')
    expect(sheets).toHaveLength(2)
  })

  test('that is gone makes the part a lost one, and is tried again when the part is', async () => {
    const part = outcome(loadChunk(failing(0), ['s-lost-3.css']))
    for (let tries = 0; tries < 3; tries += 1) await answerSheet('error')
    expect(await part).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading CSS chunk /s-lost-3.css failed (missing)',
    })
    expect(heard).toHaveBeenCalledTimes(1)
    const again = loadChunk(failing(0), ['s-lost-3.css'])
    await answerSheet('load')
    expect(await again).toBe('the part')
  })

  test('comes at the same time as the scripts that the code imports, each asked for once', async () => {
    const needed = ['c-needed.js', 's-needed.css']
    const part = loadChunk(failing(0), needed)
    void loadChunk(failing(0), needed)
    await answerSheet('load')
    expect(await part).toBe('the part')
    expect(sheets.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['modulepreload', '/c-needed.js'],
      ['stylesheet', '/s-needed.css'],
    ])
  })

  test('that never comes is given up after 120 s, though the code is there', async () => {
    const part = outcome(loadChunk(failing(0), ['s-lost-5.css']))
    await vi.advanceTimersByTimeAsync(119_000)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await part).toMatchObject({ why: 'timeout', name: 'ChunkLoadError' })
  })

  test('that is there already is not asked for again', async () => {
    void loadChunk(failing(0), ['s-lost-4.css'])
    await answerSheet('load')
    expect(await loadChunk(failing(0), ['s-lost-4.css'])).toBe('the part')
    expect(sheets).toHaveLength(1)
  })
})
