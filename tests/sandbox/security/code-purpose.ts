/**
 * What a code is for. `address` proves a login from an unknown address, `bind` a new number or email address, and
 * `bound` the one that is to be replaced.
 */
export type CodePurpose = 'register' | 'login' | 'password' | 'address' | 'bind' | 'bound'
