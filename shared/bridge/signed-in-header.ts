/** Header with which main marks an answer whose token it removed: the page is signed in. */
export const signedInHeader = 'x-signed-in'
