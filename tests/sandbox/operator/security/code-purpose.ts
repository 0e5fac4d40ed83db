/**
 * What a code is for. `address` proves a login from an unknown address, `payment` resets a payment password, `bind`
 * proves a new number or email address, and `bound` the one that is to be replaced.
 */
export type CodePurpose = 'register' | 'login' | 'password' | 'address' | 'payment' | 'bind' | 'bound'
