import * as z from 'zod/mini'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import type { OpenApiDocument, Operation } from './document.ts'
import { flatFields } from './flat-fields.ts'
import type { Schema } from './schemas.ts'

/** Paths of fields, each with whether it is required. */
type Fields = ReadonlyMap<string, boolean>

/**
 * Where a document and the contract differ: calls and fields that only one of them has, and fields that only one of them
 * requires. Reads the declared schemas by themselves, not through the export. Empty if they agree.
 */
export function differences(document: Partial<OpenApiDocument>): string[] {
  const { paths = {} } = document
  const declared = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`))
  const extra = Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((call) => !declared.has(call))
    .map((call) => `${call} is in no declaration`)
  const perCall = allEndpoints.flatMap(({ id, method, path, input, value, carrier }) => {
    const operation = paths[path]?.[method.toLowerCase()]
    if (!operation) return [`${id}: ${method} ${path} is missing`]
    return [
      ...(carrier === 'file'
        ? []
        : compared(`${id}: input.`, declaredFields(input), sentFields(operation, document))),
      ...compared(`${id}: value.`, declaredFields(value), returnedFields(operation, document)),
    ]
  })
  return [...extra, ...perCall]
}

function compared(prefix: string, declared: Fields, documented: Fields): string[] {
  const missing = [...declared].flatMap(([path, required]) => {
    const other = documented.get(path)
    if (other === undefined) return [`${prefix}${path} is missing`]
    return other === required ? [] : [`${prefix}${path} is ${required ? 'required' : 'optional'}`]
  })
  const extra = [...documented.keys()].filter((path) => !declared.has(path))
  return [...missing, ...extra.map((path) => `${prefix}${path} is in no declaration`)]
}

/** The fields of a declared schema. */
function declaredFields(schema: z.core.$ZodType, prefix = '', open: readonly z.core.$ZodType[] = []): Fields {
  const fields = new Map<string, boolean>()
  if (open.includes(schema)) return fields
  const add = (part: z.core.$ZodType, path = prefix) => {
    for (const [name, required] of declaredFields(part, path, [...open, schema])) fields.set(name, required)
  }
  if (schema instanceof z.ZodMiniObject) {
    for (const [name, part] of Object.entries<z.core.$ZodType>(schema.shape)) {
      const path = prefix === '' ? name : `${prefix}.${name}`
      fields.set(path, part._zod.optin !== 'optional')
      add(part, path)
    }
  } else if (schema instanceof z.ZodMiniArray) add(schema._zod.def.element, `${prefix}[]`)
  else if (schema instanceof z.ZodMiniRecord) add(schema._zod.def.valueType, `${prefix}{}`)
  else if (schema instanceof z.ZodMiniUnion) for (const part of schema._zod.def.options) add(part)
  else if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    add(schema._zod.def.innerType)
  else if (schema instanceof z.ZodMiniLazy) add(schema._zod.def.getter())
  else if (schema instanceof z.ZodMiniPipe) add(schema._zod.def.in)
  return fields
}

const flat = (schema: Schema, { components }: Partial<OpenApiDocument>): Fields =>
  new Map(flatFields(schema, components?.schemas ?? {}).map(({ path, required }) => [path, required]))

function sentFields(
  { parameters = [], requestBody }: Partial<Operation>,
  document: Partial<OpenApiDocument>,
): Fields {
  const query = parameters.flatMap((parameter): [string, boolean][] =>
    'in' in parameter && parameter.in === 'query' ? [[parameter.name, parameter.required]] : [],
  )
  const [media] = Object.values(requestBody?.content ?? {})
  const payload = media?.schema.properties?.['payload']
  const sealed = typeof payload === 'object' ? payload.contentSchema?.allOf?.[0] : undefined
  const body = sealed ?? media?.schema
  return new Map([...query, ...(body ? flat(body, document) : [])])
}

function returnedFields({ responses }: Partial<Operation>, document: Partial<OpenApiDocument>): Fields {
  const granted = responses?.['200']
  const media = granted && 'content' in granted ? granted.content?.['application/json'] : undefined
  const value = media?.schema.oneOf?.[0]?.properties?.['value']
  return typeof value === 'object' ? flat(value, document) : new Map()
}
