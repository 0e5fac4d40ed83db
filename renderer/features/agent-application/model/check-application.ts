/** What a person fills in. `players` is the smallest number of the tier. */
export type ApplicationValues = {
  name: string
  mobileNum: string
  country: string
  email: string
  players: string
  agreed: boolean
}

export type ApplicationFaults = Partial<
  Record<'name', 'name'> &
    Record<'mobileNum', 'mobileNum' | 'phone'> &
    Record<'email', 'email'> &
    Record<'agreed', 'agreed'>
>

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * What is missing or wrong, by field.
 * @param isPhone whether the number is a mobile number of its country.
 */
export function checkApplication(values: ApplicationValues, isPhone: boolean): ApplicationFaults {
  const { name, mobileNum, email, agreed } = values
  return {
    ...(name === '' && { name: 'name' }),
    ...(!isPhone && { mobileNum: mobileNum === '' ? 'mobileNum' : 'phone' }),
    ...(email !== '' && !emailPattern.test(email) && { email: 'email' }),
    ...(!agreed && { agreed: 'agreed' }),
  }
}
