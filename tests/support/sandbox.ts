import type { AccountReport } from '#sandbox/entry/pages/account-report.ts'
import type { StoredFeedback } from '#sandbox/operator/feedback/routes.ts'
import type { Violation } from '#sandbox/operator/gateway/call-log.ts'
import type { Fault, FaultKind } from '#sandbox/operator/gateway/faults.ts'
import type { Audit } from '#sandbox/operator/ledger/audit.ts'
import type { ReportedRecord } from '#sandbox/operator/monitoring/otlp-logs.ts'
import type { CodePurpose } from '#sandbox/operator/security/code-purpose.ts'
import type { SentMessage } from '#sandbox/operator/security/inbox.ts'
import type { SettingKey, SettingValues } from '#sandbox/operator/settings/definitions.ts'
import type { WithdrawalDecision } from '#sandbox/operator/withdrawals/decide-withdrawal.ts'
import type { NamedAccount } from '#sandbox/world/accounts/accounts.ts'
import type { ApplicationState } from '#shared/contract/endpoints/promotions.ts'

/** A client for a running sandbox's JSON API, with which journeys read and set its state. */
export class SandboxClient {
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /**
   * Resets everything to how the sandbox started. Without `data`, accounts and money stay; only the named accounts'
   * credentials are restored.
   */
  async reset(options: { data: boolean } = { data: true }): Promise<void> {
    await this.#send('POST', 'reset', options)
  }

  async settings(): Promise<SettingValues> {
    return this.#get('settings')
  }

  /** Changes one merchant switch; see sandbox/operator/settings/definitions. */
  async setFlag<Key extends SettingKey>(key: Key, value: SettingValues[Key]): Promise<void> {
    await this.#send('PATCH', 'settings', { [key]: value })
  }

  async setFlags(values: Partial<SettingValues>): Promise<void> {
    await this.#send('PATCH', 'settings', values)
  }

  /** Makes calls of an endpoint ("*": of all) fail, `times` times or until cleared. */
  async fault(
    endpoint: string,
    kind: FaultKind,
    options: { times?: number; delay?: number } = {},
  ): Promise<void> {
    await this.#send('POST', 'faults', { endpoint, kind, ...options } satisfies Fault)
  }

  /** Clears the fault of one endpoint, or of all. */
  async clearFaults(endpoint?: string): Promise<void> {
    const query = endpoint === undefined ? '' : `?${new URLSearchParams({ endpoint })}`
    await this.#send('DELETE', `faults${query}`)
  }

  /** Returns calls with a token that doesn't belong there, and calls that lacked one. */
  async violations(): Promise<Violation[]> {
    return this.#get('violations')
  }

  /** Returns what the site reported to the sandbox's monitoring, newest first. */
  async monitoring(): Promise<ReportedRecord[]> {
    return this.#get('monitoring')
  }

  async clearViolations(): Promise<void> {
    await this.#send('DELETE', 'violations')
  }

  /** Returns how often each endpoint was called since the last reset. */
  async calls(): Promise<Record<string, number>> {
    return this.#get('calls')
  }

  /**
   * Returns what the sandbox sent, newest first. Mobile numbers are digits with the dialling code ("639171234567").
   */
  async inbox(recipient?: string): Promise<SentMessage[]> {
    return this.#get(`inbox${recipient === undefined ? '' : `?${new URLSearchParams({ recipient })}`}`)
  }

  /** Returns the latest code sent to a mobile number, for one purpose or any. Throws when there is none. */
  async codeFor(mobile: string, purpose?: CodePurpose): Promise<string> {
    const sent = await this.inbox(mobile)
    const code = sent.find(
      (message) => message.code !== null && (!purpose || message.purpose === purpose),
    )?.code
    if (!code) throw new Error(`no code${purpose ? ` for ${purpose}` : ''} was sent to ${mobile}`)
    return code
  }

  /** Returns the latest email to an address. Throws when there is none. */
  async mailTo(email: string): Promise<SentMessage> {
    const [mail] = await this.inbox(email)
    if (!mail) throw new Error(`no email was sent to ${email}`)
    return mail
  }

  /** Returns the new password that was emailed to somebody who had forgotten theirs. */
  async newPasswordFor(email: string): Promise<string> {
    const { code } = await this.mailTo(email)
    if (!code) throw new Error(`the latest email to ${email} brings no password`)
    return code
  }

  /** Returns what an account's authenticator app shows now. */
  async googleCode(username = 'newip'): Promise<string> {
    return (await this.#get<{ code: string }>(`google-code?${new URLSearchParams({ username })}`)).code
  }

  /** Returns the text of the latest captcha. */
  async captcha(): Promise<string | null> {
    return (await this.#get<{ answer: string | null }>('captcha')).answer
  }

  /** The sandbox's time in milliseconds since 1970. */
  async now(): Promise<number> {
    return (await this.#get<{ now: number }>('state')).now
  }

  /** Advances the sandbox's clock by milliseconds; `reset` undoes it. */
  async advanceClock(milliseconds: number): Promise<void> {
    await this.#send('POST', 'clock', { advance: milliseconds })
  }

  /** Advances an unmoved clock to just after a full minute, when the lottery's draws have ended. */
  async startMinute(): Promise<void> {
    await this.advanceClock(60_200 - (Date.now() % 60_000))
  }

  async ledger(): Promise<Audit> {
    return this.#get('ledger')
  }

  async ledgerBalanced(): Promise<boolean> {
    return (await this.ledger()).balanced
  }

  /** Returns the accounts that every sandbox has, with their passwords. */
  async namedAccounts(): Promise<NamedAccount[]> {
    return this.#get('accounts')
  }

  /** Returns what an account did and has. */
  async account(username: string): Promise<AccountReport> {
    return this.#get(`accounts/${encodeURIComponent(username)}`)
  }

  /** Returns an account's balance, such as "1000.00". */
  async balanceOf(username: string): Promise<string> {
    return (await this.account(username)).balance
  }

  /** Whether an account has won anything in a game. */
  async hasWon(username: string): Promise<boolean> {
    return (await this.account(username)).wins > 0
  }

  /** Creates an account without the site, with a balance of 1,000.00 by default, and a session for it. */
  async createAccount(account: {
    username: string
    password: string
    type?: number
    balance?: string
  }): Promise<AccountReport & { token: string }> {
    return this.#send('POST', 'accounts', account)
  }

  /** Does what an order's payment page would do. It is credited a moment later. */
  async payDeposit(orderId: string, action: 'pay' | 'refuse' = 'pay'): Promise<void> {
    await this.#send('POST', `deposits/${encodeURIComponent(orderId)}/${action}`)
  }

  /** Sets a wallet's balance by booking the difference. */
  async setBalance(username: string, amount: string): Promise<void> {
    await this.#send('PUT', `accounts/${encodeURIComponent(username)}/balance`, { amount })
  }

  /** Sets an account's payment password, which nothing has to wait for. */
  async setPaymentPassword(username: string, paymentPassword: string): Promise<void> {
    await this.#send('PUT', `accounts/${encodeURIComponent(username)}/payment-password`, { paymentPassword })
  }

  /** Sets the state of an account's application for a promotion; without a state, removes the application. */
  async setPromotionState(username: string, promotionId: string, state?: ApplicationState): Promise<void> {
    const path = `accounts/${encodeURIComponent(username)}/promotions/${encodeURIComponent(promotionId)}`
    await this.#send('PUT', path, { state })
  }

  /** Decides a withdrawal before the clock does. */
  async decideWithdrawal(orderId: string, decision: WithdrawalDecision): Promise<void> {
    await this.#send('POST', `withdrawals/${encodeURIComponent(orderId)}`, { decision })
  }

  /** Returns the messages from the feedback form, newest first. */
  async feedback(): Promise<StoredFeedback[]> {
    return this.#get('feedback')
  }

  /** Writes to an account's chat as one of the operator's staff. */
  async agentSays(username: string, text: string): Promise<void> {
    await this.#send('POST', `accounts/${encodeURIComponent(username)}/chat`, { text })
  }

  /** Signs an account in without the site. Returns the session's token. */
  async signIn(username: string): Promise<string> {
    const path = `accounts/${encodeURIComponent(username)}/sessions`
    return (await this.#send<{ token: string }>('POST', path)).token
  }

  /** Ends all sessions of an account, as if they had expired. */
  async endSessions(username: string): Promise<void> {
    await this.#send('DELETE', `accounts/${encodeURIComponent(username)}/sessions`)
  }

  #get<Value>(path: string): Promise<Value> {
    return this.#send('GET', path)
  }

  async #send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`${this.origin}/__sandbox/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${await response.text()}`)
    // Not validated, because both ends share the same types.
    return (await response.json()) as Value
  }
}
