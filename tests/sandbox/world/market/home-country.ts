/** The country of the sandbox's operator, whose documents and mobile numbers it takes. */
export const homeCountry = 'PH'
