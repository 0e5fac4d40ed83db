import { randomUUID } from 'node:crypto'

/** An account with its money and its favourite games. */
export type Account = {
  ref: number
  name: string
  secret: string
  /** In the currency of the tenant, exact. */
  balance: string
  /** Refs of games, the latest first. */
  favourites: readonly number[]
  /** Milliseconds since 1970. */
  since: number
}

const welcome = '88.50'

/** The accounts of this gateway, and who is signed in. Kept in memory. */
export class Accounts {
  readonly #byName = new Map<string, Account>()
  readonly #sessions = new Map<string, Account>()

  /** Opens an account with a welcome credit; undefined if the name is taken. */
  open(name: string, secret: string, balance: string = welcome): Account | undefined {
    if (this.#byName.has(name)) return undefined
    const account = { ref: this.#byName.size + 1, name, secret, balance, favourites: [], since: Date.now() }
    this.#byName.set(name, account)
    return account
  }

  /** The account of a name and its secret. */
  find(name: string, secret: string): Account | undefined {
    const account = this.#byName.get(name)
    return account?.secret === secret ? account : undefined
  }

  /** Begins a session and returns its key. */
  begin(account: Account): string {
    const key = randomUUID()
    this.#sessions.set(key, account)
    return key
  }

  signedIn(key: string): Account | undefined {
    return this.#sessions.get(key)
  }

  end(key: string): void {
    this.#sessions.delete(key)
  }
}
