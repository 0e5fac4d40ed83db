import type { Mutant } from './mutant.ts'

/** Breaks of how answers are understood: what isn't JSON, ids, doubles, addresses. */
export const answersMutants: readonly Mutant[] = [
  {
    ids: ['NET-05'],
    breaks: 'A page of the visitor’s own network counts as a fault of the gateway.',
    file: 'renderer/lib/gateway/response.ts',
    from: 'if (by) throw',
    to: 'if (by && false) throw',
    test: 'renderer/lib/gateway/intercepted.test.ts',
  },
  {
    ids: ['NET-05'],
    breaks: 'A challenge isn’t known by its header.',
    file: 'shared/contract/intercepted.ts',
    from: "return 'challenge'",
    to: 'return undefined',
    test: 'renderer/lib/gateway/intercepted.test.ts',
  },
  {
    ids: ['NET-05'],
    breaks: 'The desktop’s page doesn’t learn that a challenge was answered.',
    file: 'electron/gateway/answers.ts',
    from: "['content-type', 'date', 'retry-after', ...challengeHeaders]",
    to: "['content-type', 'date', 'retry-after']",
    test: 'electron/gateway/forward.test.ts',
  },
  {
    ids: ['NET-05'],
    breaks: 'A portal’s redirect looks like no connection on the desktop.',
    file: 'electron/gateway/forward.ts',
    from: '/redirect/i.test(reason)',
    to: '/nothing/i.test(reason)',
    test: 'electron/gateway/forward.test.ts',
  },
  {
    ids: ['NET-05'],
    breaks: 'Who is challenged is told to check the connection, and can’t reload.',
    file: 'renderer/features/system-status/model/system-screen.ts',
    from: "if (fault?.kind === 'intercepted') return fault.by",
    to: '',
    test: 'renderer/features/system-status/model/system-screen.test.ts',
  },
]
