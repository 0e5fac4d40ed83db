import type { Mutant } from './mutant.ts'

/** Breaks of the start, the system's status and what the brand sets. */
export const startMutants: readonly Mutant[] = [
  {
    ids: ['BOOT-01'],
    breaks: 'The shell waits until every first call is answered.',
    file: 'renderer/app/start.ts',
    from: 'Promise.race([Promise.all([startupQueries, ...parts]), after(longestOutline)])',
    to: 'Promise.all([startupQueries, ...parts])',
    test: 'renderer/app/start.test.tsx',
    title: 'BOOT-01',
  },
  {
    ids: ['BOOT-01'],
    breaks: 'Who waits for a slow gateway reads that it can’t be reached.',
    file: 'renderer/features/system-status/model/system-screen.ts',
    from: "(closed ?? 'site')",
    to: "(closed ?? 'unreachable')",
    test: 'renderer/features/system-status/model/system-screen.test.ts',
  },
  {
    ids: ['BOOT-02'],
    breaks: 'With a stored session, start doesn’t ask for the balance.',
    file: 'renderer/app/start.ts',
    from: ', queryClient.prefetchQuery(member.balance())]',
    to: ']',
    test: 'renderer/app/start.test.tsx',
    title: 'BOOT-02',
  },
  {
    ids: ['BOOT-02'],
    breaks: 'The message that the session has ended goes before anybody has read it.',
    file: 'renderer/app/faults.ts',
    from: '    duration: null,\n',
    to: '',
    test: 'renderer/app/faults.test.tsx',
    title: 'that the session has ended',
  },
  {
    ids: ['BOOT-03'],
    breaks: 'During maintenance a blocked region reads of its region only.',
    file: 'renderer/features/system-status/model/system-screen.ts',
    from: "  if (isOn(flags.maintenance)) return 'maintenance'\n",
    to: "  if (isOn(flags.maintenance) && !isOn(flags.regionRestriction)) return 'maintenance'\n",
    test: 'renderer/features/system-status/model/system-screen.test.ts',
    title: 'BOOT-03',
  },
  {
    ids: ['BOOT-04'],
    breaks: 'A blocked visitor can’t tell customer service his address.',
    file: 'renderer/features/system-status/components/closed-screen.tsx',
    from: '{blocked && ip !== undefined &&',
    to: '{!blocked && ip !== undefined &&',
    test: 'renderer/features/system-status/components/system-gate.test.tsx',
    title: 'a blocked region shows',
  },
  {
    ids: ['BOOT-07'],
    breaks: 'A brand that lets children play builds.',
    file: 'shared/brand/brand-schema.ts',
    from: 'minimumAge: whole(18, 25)',
    to: 'minimumAge: whole(1, 25)',
    test: 'resources/build/brand/read-brand.test.ts',
    title: 'is refused as it is in',
  },
  {
    ids: ['BOOT-09'],
    breaks: 'Visits are counted without anybody’s consent.',
    file: 'renderer/app/analytics.tsx',
    from: "if (choice === 'accepted') loadTag(({ startTag })",
    to: "if (choice !== 'accepted') loadTag(({ startTag })",
    test: 'renderer/app/analytics.test.tsx',
  },
  {
    ids: ['BOOT-09'],
    breaks: 'What is no id is put into the address of a script.',
    file: 'renderer/lib/analytics/analytics-id.ts',
    from: '&& known.test(value)',
    to: "&& value !== ''",
    test: 'renderer/lib/analytics/analytics-id.test.ts',
  },
  {
    ids: ['BOOT-10'],
    breaks: 'Each place that shows the balance asks for it and keeps its own.',
    file: 'renderer/lib/balance/use-balance.tsx',
    from: `export function useBalance() {
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const hidden = useBalanceVisibility((state) => state.hidden)
  const { data, error } = useQuery({ ...memberQueries(useGateway()).balance(), enabled: signedIn })`,
    to: `import { useState } from 'react'
export function useBalance() {
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const hidden = useBalanceVisibility((state) => state.hidden)
  const balance = memberQueries(useGateway()).balance()
  const [place] = useState(Math.random)
  const { data, error } = useQuery({ ...balance, queryKey: [...balance.queryKey, place], enabled: signedIn })`,
    test: 'renderer/app/header/balance.test.tsx',
    title: 'BOOT-10',
  },
  {
    ids: ['BOOT-11'],
    breaks: 'An answer that was tampered with leads to another’s site.',
    file: 'renderer/lib/domains/alternatives.ts',
    from: ' && matchesAnySource(origin, sources))',
    to: ' && sources.length > 0)',
    test: 'renderer/lib/domains/alternatives.test.ts',
  },
  {
    ids: ['BOOT-11'],
    breaks: 'An address that fails offers no other.',
    file: 'renderer/features/system-status/model/domain-state.ts',
    from: "return 'failing'",
    to: "return listed ? 'fine' : 'failing'",
    test: 'renderer/features/system-status/model/domain-state.test.ts',
  },
  {
    ids: ['BOOT-12'],
    breaks: 'Every page asks for both wallets again.',
    file: 'renderer/lib/queries/account-details-query.ts',
    from: 'forTheSession = { staleTime: Number.POSITIVE_INFINITY,',
    to: 'forTheSession = { staleTime: 0,',
    test: 'renderer/app/account-services.test.tsx',
  },
]
