/** Characters that a subject may have: a line of `git log --oneline`, and a title wherever commits are listed. */
const longestSubject = 72

/** `area: imperative subject`. Several areas, or a part of one, are written with spaces or hyphens. */
const subjectForm = /^[a-z][a-z\d -]*: [^\sA-Z].*[^.\s]$/

/**
 * Returns what is wrong with the form of a commit's message: an area, a short subject, an empty line, and a body that
 * says why. Empty if it is right.
 */
export function faultsOfMessage(message: string): string[] {
  const [subject = '', empty = '', ...body] = message.trim().split('\n')
  const faults: string[] = []
  if (!subjectForm.test(subject))
    faults.push('the subject isn’t "area: imperative subject", in lower case and without a full stop')
  if (subject.length > longestSubject)
    faults.push(`the subject has ${subject.length} characters, more than ${longestSubject}`)
  if (empty !== '') faults.push('the line after the subject isn’t empty')
  if (body.join('').trim() === '') faults.push('no body says why')
  return faults
}
