/** Apps and social pages. Their hosts are reserved for examples and lead nowhere. */
export const resources = [
  { resourceType: 'FACEBOOK', url: 'https://facebook.example/palaro', labelNameEn: 'Facebook' },
  { resourceType: 'INSTAGRAM', url: 'https://instagram.example/palaro', labelNameEn: 'Instagram' },
  { resourceType: 'YOUTUBE', url: 'https://youtube.example/palaro', labelNameEn: 'YouTube' },
  { resourceType: 'TELEGRAM', url: 'https://telegram.example/palaro', labelNameEn: 'Telegram' },
  {
    resourceType: 'ANDROID',
    url: 'https://download.example/palaro.apk',
    qrCodeUrl: null,
    labelNameEn: 'Android',
  },
  { resourceType: 'IOS', url: 'https://download.example/palaro.ios', qrCodeUrl: null, labelNameEn: 'iPhone' },
  { resourceType: 'H5', url: 'https://m.example/palaro', qrCodeUrl: null, labelNameEn: 'Mobile web' },
]
