import type { Mutant } from './mutant.ts'

export const foundationMutants: readonly Mutant[] = [
  {
    ids: ['MBR-02'],
    breaks: 'a badge shows a 0',
    file: 'renderer/ui/badge/badge.tsx',
    from: 'if (count <= 0) return null',
    to: 'if (count < 0) return null',
    test: 'renderer/ui/badge/badge.test.tsx',
  },
  {
    ids: ['MBR-13'],
    breaks: 'pictures of 50 MB are taken',
    file: 'shared/domain/pictures/picture-limits.ts',
    from: 'bytes: 5 * 1024 * 1024',
    to: 'bytes: 50 * 1024 * 1024',
    test: 'shared/domain/pictures/inspect-picture.test.ts',
  },
  {
    ids: ['SEC-01'],
    breaks: 'Whatever script runs first may make the policy that the tag’s address needs.',
    file: 'renderer/app/deferred-services.tsx',
    from: '  useTagPolicies()\n',
    to: '',
    test: 'tests/e2e/specs/consent.spec.ts',
    title: 'the names of the tag’s policies are taken',
  },
]
