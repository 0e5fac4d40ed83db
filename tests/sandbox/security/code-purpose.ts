/** What a code is for. `address` proves a login from an unknown address. */
export type CodePurpose = 'register' | 'login' | 'password' | 'address'
