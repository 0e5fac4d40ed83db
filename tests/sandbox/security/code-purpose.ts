/** A code is for one purpose; `address` proves a login from an address that isn't known. */
export type CodePurpose = 'register' | 'login' | 'password' | 'address'
