import type { Mutant } from './mutant.ts'

export const siteMutants: readonly Mutant[] = [
  {
    ids: ['LST-02'],
    breaks: 'a slot played before fifteen live games is missing among the recent slots',
    file: 'renderer/features/lobby/api/use-lobby-games.ts',
    from: 'if (data && readsOn && !isFetching) void fetchNextPage()',
    to: '',
    test: 'renderer/features/lobby/components/own-lists.test.tsx',
    title: 'fifteen live games',
  },
  {
    ids: ['LST-02'],
    breaks: 'a list that is filtered by the site shows the gateway’s count of all its games',
    file: 'renderer/features/lobby/api/use-lobby-games.ts',
    from: 'total: whole || hasNextPage ? (whole ? last.total : undefined) : data && games.length,',
    to: 'total: last?.total,',
    test: 'renderer/features/lobby/components/own-lists.test.tsx',
    title: 'counted only once all are known',
  },
  {
    ids: ['LST-02'],
    breaks: 'favourites of the second kind of lottery are missing on the lottery page',
    file: 'renderer/features/lobby/model/list-request.ts',
    from: 'gameType: otherTypes.length === 0 ? gameType : undefined',
    to: 'gameType',
    test: 'renderer/features/lobby/model/list-request.test.ts',
  },
  {
    ids: ['LST-02'],
    breaks: 'a gateway whose pages never end is asked for ever',
    file: 'renderer/features/lobby/model/read-on.ts',
    from: 'return inARow % mostInARow !== 0',
    to: 'return inARow !== 0',
    test: 'renderer/features/lobby/model/read-on.test.ts',
  },
  {
    ids: ['LST-03'],
    breaks: 'the sandbox counts all favourites, whatever name is searched for',
    file: 'tests/sandbox/routes/game-lists.ts',
    from: 'const others = [...source.conditions, ...nameless, ...chosen(input)]',
    to: 'const others = [...source.conditions, ...nameless]',
    test: 'tests/sandbox/routes/games.test.ts',
    title: 'own games are listed',
  },
]
