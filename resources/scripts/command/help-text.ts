import { type Command, callOf } from './parse-command.ts'

/** Returns what `npm run <name> -- --help` prints. */
export function helpText(name: string, { does, flags = {}, words, tool, example }: Command): string {
  const call = callOf(name)
  const rows = [
    ...(words ? [[words.name, words.does] as const] : []),
    ...Object.entries(flags).map(
      ([flag, { does: what, value }]) =>
        [`--${flag}${value === undefined ? '' : ` ${value}`}`, what] as const,
    ),
    ['--help', 'prints this and does nothing else'] as const,
  ]
  const width = Math.max(...rows.map(([left]) => left.length))
  return [
    `${call}: ${does}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(tool ? ['', `Everything else goes to ${tool.name}. "${tool.help}" lists what that takes.`] : []),
    '',
    `Example: ${example}`,
  ].join('\n')
}
