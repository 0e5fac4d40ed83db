import type { CDPSession } from '@playwright/test'

/** What the browser did for a page. Counts, so that they are the same on any machine. */
export type BrowserWork = {
  /** Style recalculations, of one element at least. */
  recalculations: number
  /** Elements that they styled, again for each time. */
  styled: number
  /** Layouts, of more than one object unless a script forced them. */
  layouts: number
  /** Layouts and recalculations that a script forced, each with its place in the built code. */
  forced: string[]
}

type TraceEvent = {
  name: string
  args?: {
    /** How many elements were styled. */
    elementCount?: number
    beginData?: {
      frame?: string
      /** How many objects were laid out. */
      dirtyObjects?: number
      stackTrace?: { functionName: string; url: string; lineNumber: number; columnNumber: number }[]
    }
  }
}

const kept = ['Layout', 'UpdateLayoutTree']

/**
 * Does something, and returns what the browser did for the page meanwhile. Frames and pictures in SVG are documents of
 * their own and aren't counted.
 * @param act resolves once all that counts is over.
 */
export async function workOf(session: CDPSession, act: () => Promise<unknown>): Promise<BrowserWork> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[]) if (kept.includes(event.name)) events.push(event)
  }
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    },
  })
  await act()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', take)
  const { frameTree } = await session.send('Page.getFrameTree')
  // The browser looks once more in frames that turn out to have nothing to style, or only the page's root to lay out.
  return countsOf(
    events.filter(
      ({ args }) =>
        args?.beginData?.frame === frameTree.frame.id &&
        args.elementCount !== 0 &&
        (args.beginData.dirtyObjects !== 1 || args.beginData.stackTrace !== undefined),
    ),
  )
}

function countsOf(events: TraceEvent[]): BrowserWork {
  const layouts = events.filter(({ name }) => name === 'Layout').length
  const forced = events.flatMap(({ name, args }) => {
    const [top] = args?.beginData?.stackTrace ?? []
    return top
      ? [`${name} by ${top.functionName || 'a function'} at ${top.url}:${top.lineNumber}:${top.columnNumber}`]
      : []
  })
  const styled = events.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
  return { recalculations: events.length - layouts, styled, layouts, forced }
}

/** Does something, and returns how many calls of the site's functions it took: script work, the same on any machine. */
export async function callsOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // Counts from here.
  await session.send('Profiler.takePreciseCoverage')
  await act()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.send('Profiler.disable')
  return result
    .filter(({ url }) => url.startsWith('http'))
    .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
    .reduce((sum, count) => sum + count, 0)
}
