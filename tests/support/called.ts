import { expect } from '@playwright/test'
import type { SandboxClient } from './sandbox.ts'

/**
 * Runs `act`, and waits until it has caused a call of the endpoint. Before that, the page may still show the result
 * of the previous call.
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
