import type { AnyEndpoint, Carrier } from './endpoint.ts'

/** How one call of an operator's gateway differs from its declaration in the contract. */
export type EndpointMapping = {
  path?: string | undefined
  method?: AnyEndpoint['method'] | undefined
  /** Sent with every such call, as they are. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Their dotted path by the name of our field. */
  request?: Readonly<Record<string, string>> | undefined
  /**
   * Their dotted path by ours, both from the answer's value; of fields in lists (`list[].gameName`) from the item. ""
   * is the whole value, or the whole item.
   */
  answer?: Readonly<Record<string, string>> | undefined
  /** Our codes by theirs, before those of all calls. */
  codes?: Readonly<Record<string, string>> | undefined
}

/** How an operator's gateway differs from the contract: `gateway.json` in the brand's folder. */
export type GatewayMapping = {
  headers?: Readonly<Record<string, string>> | undefined
  /** Where their answers have the parts of our envelope, as dotted paths. */
  envelope?:
    | {
        success?: string | undefined
        /** The values there that mean success; without them, true. */
        successIs?: readonly (string | number | boolean)[] | undefined
        value?: string | undefined
        message?: string | undefined
        code?: string | undefined
      }
    | undefined
  codes?: Readonly<Record<string, string>> | undefined
  endpoints?: Readonly<Record<string, EndpointMapping>> | undefined
}

/** A call as the operator's gateway has it. */
export type WireCall = {
  method: AnyEndpoint['method']
  path: string
  carrier: Carrier
  headers: Readonly<Record<string, string>>
}

/** Translates between the contract and an operator's gateway. */
export type WireMapping = ReturnType<typeof wireMapping>

/** Set on an answer that the desktop client's main process has translated, so that the page doesn't do it again. */
export const translatedHeader = 'x-translated'

type Fields = Readonly<Record<string, unknown>>
type Rule = readonly [ours: string, theirs: string]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** What is at a dotted path; undefined if there is nothing. */
const read = (value: unknown, path: string): unknown =>
  partsOf(path).reduce<unknown>(
    (at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    value,
  )

/** A copy with something at a path. What isn't an object on the way there becomes one. */
function put(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  const fields = isObject(value) ? value : {}
  return { ...fields, [name]: put(fields[name], rest, part) }
}

/** A copy without what is at a path. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || !isObject(value) || !Object.hasOwn(value, name)) return value
  const { [name]: old, ...others } = value
  return rest.length === 0 ? others : { ...others, [name]: without(old, rest) }
}

const list = '[].'

/** Moves parts of a value to where the rules say. What was moved is no longer where it was. */
function translate(value: unknown, rules: readonly Rule[]): unknown {
  const own = rules.filter(([ours]) => !ours.includes(list))
  const moved = own.map(([ours, theirs]) => [ours, read(value, theirs)] as const)
  const rest = own.reduce<unknown>((left, [, theirs]) => without(left, partsOf(theirs)), value)
  const placed = moved.reduce<unknown>(
    (whole, [ours, part]) => (part === undefined ? whole : put(whole, partsOf(ours), part)),
    rest,
  )
  const inLists = new Map<string, Rule[]>()
  for (const [ours, theirs] of rules.filter((rule) => !own.includes(rule))) {
    const path = ours.slice(0, ours.indexOf(list))
    inLists.set(path, [...(inLists.get(path) ?? []), [ours.slice(path.length + list.length), theirs]])
  }
  return [...inLists].reduce<unknown>((whole, [path, ofItem]) => {
    const items = read(whole, path)
    return Array.isArray(items)
      ? put(
          whole,
          partsOf(path),
          items.map((item: unknown) => translate(item, ofItem)),
        )
      : whole
  }, placed)
}

/** A flag, number or text, whichever of them it is written as. */
const asText = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.stringify(value))

const bodiless = (method: AnyEndpoint['method']) => method === 'GET' || method === 'DELETE'

/** Translates calls and answers by a mapping, which must have passed `readMapping`. */
export function wireMapping(mapping: GatewayMapping) {
  const of = ({ id }: Pick<AnyEndpoint, 'id'>): EndpointMapping => mapping.endpoints?.[id] ?? {}

  function call(endpoint: AnyEndpoint): WireCall {
    const { method = endpoint.method, path = endpoint.path, headers } = of(endpoint)
    const keepsCarrier = bodiless(method) === bodiless(endpoint.method)
    const carrier = keepsCarrier ? endpoint.carrier : bodiless(method) ? 'query' : 'json'
    return { method, path, carrier, headers: { ...mapping.headers, ...headers } }
  }

  return {
    call,
    /** Whether answers of the endpoint are in another form than the contract's. */
    translates: (endpoint: AnyEndpoint): boolean => {
      const { answer, codes } = of(endpoint)
      return [mapping.envelope, mapping.codes, answer, codes].some((part) => part !== undefined)
    },
    /** The fields of an input under their names. */
    fields(endpoint: Pick<AnyEndpoint, 'id'>, fields: Fields): Fields {
      const rules = Object.entries(of(endpoint).request ?? {}).map(([ours, theirs]): Rule => [theirs, ours])
      const named = translate(fields, rules)
      return isObject(named) ? named : fields
    },
    /** A whole answer in the contract's form. What is no object is left as it is. */
    answer(endpoint: Pick<AnyEndpoint, 'id'>, body: unknown): unknown {
      if (!isObject(body)) return body
      const { envelope = {}, codes } = mapping
      const own = of(endpoint)
      const { successIs = [true] } = envelope
      const given = read(body, envelope.success ?? 'success')
      const success =
        envelope.success === undefined && envelope.successIs === undefined
          ? given
          : given === undefined
            ? undefined
            : successIs.some((one) => asText(one) === asText(given))
      const code = read(body, envelope.code ?? 'code')
      const known = { ...codes, ...own.codes }
      const isKnown = (typeof code === 'string' || typeof code === 'number') && Object.hasOwn(known, code)
      return {
        ...body,
        success,
        value: translate(read(body, envelope.value ?? 'value'), Object.entries(own.answer ?? {})),
        message: read(body, envelope.message ?? 'message'),
        code: isKnown ? known[code] : code,
      }
    },
  }
}
