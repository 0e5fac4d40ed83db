/** What a code is for. `address` proves a login from an unknown address, `payment` resets a payment password. */
export type CodePurpose = 'register' | 'login' | 'password' | 'address' | 'payment'
