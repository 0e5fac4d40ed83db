const mebi = 1024 * 1024

/** A file's size in a language, in megabytes: "18 MB". */
export const formatBytes = (bytes: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: bytes < 10 * mebi ? 1 : 0,
  }).format(bytes / mebi)
