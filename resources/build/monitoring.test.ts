import { expect, test } from 'vitest'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { endpointsModule } from './monitoring.ts'

test.each([
  ['its own', {}, '"/wps/system/status":"system.status"'],
  ['another', { endpoints: { 'system.status': { path: '/v1/status' } } }, '"/v1/status":"system.status"'],
])('[OPS-05] a slow call of %s path is reported by its endpoint', (_, mapping, entry) => {
  expect(endpointsModule(wireMapping(mapping))).toContain(entry)
})
