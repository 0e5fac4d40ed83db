/** Names of waiting money requests in session storage begin so. */
const prefix = 'money.'

/** The name under which one account's waiting request of one kind is stored. */
export const pendingName = (account: string, endpointId: string): string =>
  `${prefix}${account}.${endpointId}`

/** Whether a stored value is a money request that waits for its fate. */
export const isPendingRequest = (name: string): boolean => name.startsWith(prefix)

/** Whether a stored value is another account's waiting request. */
export const isForeignRequest = (name: string, account: string): boolean =>
  isPendingRequest(name) && !name.startsWith(pendingName(account, ''))
