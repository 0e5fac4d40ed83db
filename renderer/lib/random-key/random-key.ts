/** A new key that nobody can guess, 16 to 64 characters long. Not `crypto.randomUUID`: it is missing over plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '-',
  )
