/** Forms of what is personal, wherever a text has it. The desktop's log and the monitoring of the site both know them. */

/** A folder in which homes are, followed by the user's name. The name may have spaces where the path goes on. */
export const homeFolder =
  /((?:^|[\s"'(=:/\\])(?:\/home|\/Users|[a-z]:\\+(?:Users|Documents and Settings))[\\/]+)(?:[^\\/\s"':)]+(?: [^\\/\s"':)]+){1,4}(?=[\\/"'])|[^\\/\s"':)]+)/gi

/** The number of a payment card, in groups or in a row. */
export const cardNumber = /(?<![\w.:-])\d(?:[ -]?\d){13,18}(?![\w-])/g
