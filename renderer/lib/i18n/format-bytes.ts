import { formatsOf } from './formats-of.ts'

const mebi = 1024 * 1024

const sizes = formatsOf(
  (tag, maximumFractionDigits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay: 'short',
      maximumFractionDigits,
    }),
)

/** A file's size in a language, in megabytes: "18 MB". */
export const formatBytes = (bytes: number, tag: string): string =>
  sizes(tag, bytes < 10 * mebi ? 1 : 0).format(bytes / mebi)
