/** What can differ from the contract. */
export type DeviationKind =
  | 'noAnswer'
  | 'slow'
  | 'redirect'
  | 'status'
  | 'contentType'
  | 'kept'
  | 'notJson'
  | 'tooLarge'
  | 'envelope'
  | 'refused'
  | 'value'
  | 'brand'
  | 'cors'
  | 'open'
  | 'outcome'

/** A place in which an answer differs from the contract. All texts are short and free of secrets. */
export type Deviation = {
  readonly kind: DeviationKind
  /** Dotted path in the answer, `status` or `header <name>`; "" for the answer as a whole. */
  readonly field: string
  /** The same place in the gateway's own names, where the brand's mapping renames it. */
  readonly wire?: string
  readonly seen: string
  readonly expected: string
  /** What the site does about it. */
  readonly site: string
}
