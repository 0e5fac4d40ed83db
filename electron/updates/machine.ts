import type { UpdateFault, UpdateState } from '#shared/domain/updates.ts'

/** An event in the life of an update. */
export type UpdateNews =
  | { type: 'check' }
  | { type: 'current' }
  | { type: 'found'; version: string }
  | { type: 'fetch' }
  | { type: 'progress'; percent: number }
  | { type: 'fetched' }
  | { type: 'failed'; why: UpdateFault }

/** The states in which each event is handled. In any other it comes too late or too early, and is ignored. */
const heardIn: { readonly [Type in UpdateNews['type']]: readonly UpdateState['at'][] } = {
  check: ['idle', 'none', 'available', 'failed'],
  current: ['checking'],
  found: ['checking'],
  fetch: ['available'],
  progress: ['downloading'],
  fetched: ['downloading'],
  failed: ['checking', 'downloading', 'ready'],
}

/** Returns the state after an event; the very same object when nothing changes. */
export function nextUpdate(state: UpdateState, news: UpdateNews): UpdateState {
  if (!heardIn[news.type].includes(state.at)) return state
  switch (news.type) {
    case 'check':
      return { at: 'checking' }
    case 'current':
      return { at: 'none' }
    case 'found':
      return { at: 'available', version: news.version }
    case 'failed':
      return { at: 'failed', why: news.why }
    default:
      return 'version' in state ? nextOf(state, news) : state
  }
}

function nextOf(
  state: Extract<UpdateState, { version: string }>,
  news: Extract<UpdateNews, { type: 'fetch' | 'progress' | 'fetched' }>,
): UpdateState {
  const { version } = state
  if (news.type === 'fetched') return { at: 'ready', version }
  if (news.type === 'fetch') return { at: 'downloading', version, percent: 0 }
  const percent = Math.min(100, Math.floor(news.percent))
  const before = state.at === 'downloading' ? state.percent : 0
  return percent > before ? { at: 'downloading', version, percent } : state
}
