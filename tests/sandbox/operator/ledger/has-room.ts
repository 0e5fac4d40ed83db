import { BalanceLimitError } from './ledger.ts'

/** Runs a booking. Returns false if it fails because the account can't hold more. */
export function hasRoom(book: () => void): boolean {
  try {
    book()
    return true
  } catch (error) {
    if (error instanceof BalanceLimitError) return false
    throw error
  }
}
