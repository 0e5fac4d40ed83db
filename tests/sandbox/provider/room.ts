/** A card room. Its stake is the only possible bet. */
export interface Room {
  readonly id: string
  readonly stake: string | null
}
