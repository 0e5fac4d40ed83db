/** A player's name as others see it: "juan" → "ju***n", "marites92" → "ma***2". */
export const maskName = (username: string): string => `${username.slice(0, 2)}***${username.slice(-1)}`
