/** Countries whose mobile numbers can register, with their dialling codes. */
export const countries = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'ID', countryDialingCode: '62' },
  { countryCode: 'MY', countryDialingCode: '60' },
  { countryCode: 'SG', countryDialingCode: '65' },
  { countryCode: 'JP', countryDialingCode: '81' },
  { countryCode: 'KR', countryDialingCode: '82' },
  { countryCode: 'HK', countryDialingCode: '852' },
  { countryCode: 'TW', countryDialingCode: '886' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'AE', countryDialingCode: '971' },
  { countryCode: 'SA', countryDialingCode: '966' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'GB', countryDialingCode: '44' },
  { countryCode: 'AU', countryDialingCode: '61' },
]
