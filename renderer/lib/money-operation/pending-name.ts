/** Prefix of pending money requests in session storage. */
const prefix = 'money.'

/** The name under which an account's pending request of one kind is stored. */
export const pendingName = (account: string, endpointId: string): string =>
  `${prefix}${account}.${endpointId}`

/** Whether a stored item is a pending money request. */
export const isPendingRequest = (name: string): boolean => name.startsWith(prefix)

/** Whether a stored item is another account's pending request. */
export const isForeignRequest = (name: string, account: string): boolean =>
  isPendingRequest(name) && !name.startsWith(pendingName(account, ''))
