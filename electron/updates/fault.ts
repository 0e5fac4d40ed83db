import type { UpdateFault } from '#shared/domain/updates.ts'

const mismatches = new Set([
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
  'ERR_UPDATER_NO_CHECKSUM',
])
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EFBIG', 'EIO', 'ENOTDIR'])
const networkFaults =
  /net::ERR_|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE|timed out|Too many redirects|^HttpError: |^Cannot download |, status \d{3}/

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns why an update failed, from the error of electron-updater, the network or the file system. */
export function updateFaultOf(error: unknown): UpdateFault {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? textOf(error.code) : ''
  // Squirrel for macOS gives no codes, only messages.
  if (mismatches.has(code) || /code signature|did not pass validation/i.test(error.message)) return 'mismatch'
  if (diskFaults.has(code)) return 'disk'
  if (code.startsWith('ERR_UPDATER_') || error.name === 'YAMLException') return 'feed'
  if (networkFaults.test(`${error.name}: ${error.message}`) || networkFaults.test(error.message))
    return 'unreachable'
  return networkFaults.test(code) ? 'unreachable' : 'unknown'
}
