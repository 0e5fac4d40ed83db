import { expect } from '@playwright/test'
import type { SandboxClient } from './sandbox.ts'

/**
 * Does what calls an endpoint, and waits until the gateway has been called: until then a page may still show how
 * the call before ended.
 */
export async function called(
  sandbox: SandboxClient,
  endpoint: string,
  act: () => Promise<void>,
): Promise<void> {
  const count = async () => (await sandbox.calls())[endpoint] ?? 0
  const before = await count()
  await act()
  await expect.poll(count, { message: `calls of ${endpoint}` }).toBeGreaterThan(before)
}
