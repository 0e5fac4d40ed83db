const names: Readonly<Record<string, string>> = {
  ZALO: 'Zalo',
  WHATSAPP: 'WhatsApp',
  VIBER: 'Viber',
  TELEGRAM: 'Telegram',
}

/** Messengers as they write themselves; one that we don't know is shown as the gateway wrote it. */
export const messengerNames = (codes: readonly string[]): string[] =>
  codes.filter((code) => code.trim() !== '').map((code) => names[code.toUpperCase()] ?? code.slice(0, 30))
