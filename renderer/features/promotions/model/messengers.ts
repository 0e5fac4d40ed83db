const names: Readonly<Record<string, string>> = {
  ZALO: 'Zalo',
  WHATSAPP: 'WhatsApp',
  VIBER: 'Viber',
  TELEGRAM: 'Telegram',
}

/** Names of messengers as they spell themselves. Unknown codes are shown as the gateway sent them. */
export const messengerNames = (codes: readonly string[]): string[] =>
  codes.filter((code) => code.trim() !== '').map((code) => names[code.toUpperCase()] ?? code.slice(0, 30))
