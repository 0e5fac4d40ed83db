/** Header by which main marks an answer whose token it took out: the page is signed in. */
export const signedInHeader = 'x-signed-in'
