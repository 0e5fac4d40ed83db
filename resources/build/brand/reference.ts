import { brandSchema } from './read-brand.ts'
import { fieldsOf, type SchemaField } from './schema-fields.ts'

/** Every field of a brand file as a Markdown table, from the schema that brands are checked against. */
export function brandReference(): string {
  const rows = fieldsOf(brandSchema()).map(rowOf)
  return [
    '| field | what it is | what it takes | needed | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const rowOf = ({ path, description = '', form, isRequired, example }: SchemaField): string =>
  `| ${[code(path), description, form, isRequired ? 'yes' : 'no', example === undefined ? '' : code(JSON.stringify(example))].map(cell).join(' | ')} |`

const code = (text: string) => `\`${text}\``
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
