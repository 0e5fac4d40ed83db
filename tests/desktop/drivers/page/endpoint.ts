/**
 * The page's main world and the preload world share the DOM but no objects. They communicate through an event whose
 * name is a nonce: Blink synchronously clones its `detail` from one world into the other. Functions and promises are
 * sent as references.
 *
 * Runs in the page as text, so it must not refer to anything outside itself. It reads the globals it needs before the
 * page's code can replace them.
 */
export interface Endpoint {
  /** Operations that the other world may call, by name. */
  readonly operations: Map<string, (...args: unknown[]) => void>
  perform(operation: string, ...args: unknown[]): void
}

export type MakeEndpoint = (mine: string, theirs: string) => Endpoint

type Outcome = { failed: boolean; value: unknown }
type Message =
  | { kind: 'call'; id: number; fn: number; args: unknown }
  | ({ kind: 'return'; id: number } & Outcome)
  | ({ kind: 'settle'; promise: number } & Outcome)
  | { kind: 'perform'; operation: string; args: unknown }

export function endpoint(mine: string, theirs: string): Endpoint {
  type Callable = (...args: unknown[]) => unknown
  const { addEventListener, dispatchEvent } = EventTarget.prototype
  const detailOf = Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail')?.get
  const [PageEvent, PagePromise, { apply }, page] = [CustomEvent, Promise, Reflect, document]
  const functions = new Map<number, Callable>()
  const functionIds = new WeakMap<Callable, number>()
  const theirFunctions = new Map<number, Callable>()
  const returns = new Map<number, Outcome>()
  const promises = new Map<number, (outcome: Outcome) => void>()
  const operations: Endpoint['operations'] = new Map()
  let lastId = 0

  const post = (message: Message) => apply(dispatchEvent, page, [new PageEvent(theirs, { detail: message })])
  const isCallable = (value: unknown): value is Callable => typeof value === 'function'
  const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))
  const mapValues = (object: object, change: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

  const referTo = (fn: Callable) => {
    const id = functionIds.get(fn) ?? ++lastId
    functionIds.set(fn, id)
    functions.set(id, fn)
    return { $function: id }
  }
  const encode = (value: unknown): unknown => {
    if (isCallable(value)) return referTo(value)
    if (typeof value === 'symbol') throw new Error('An object could not be cloned.')
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof PagePromise) {
      const promise = ++lastId
      const settle = (failed: boolean) => (result: unknown) =>
        post({ kind: 'settle', promise, failed, value: encode(result) })
      value.then(settle(false), settle(true))
      return { $promise: promise }
    }
    if (value instanceof Error) return { $error: value.message }
    if (Array.isArray(value)) return value.map(encode)
    return isPlain(value) ? mapValues(value, encode) : value
  }
  const decode = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(decode)
    if (!isPlain(value)) return value
    if ('$function' in value) return theirFunction(Number(value.$function))
    if ('$error' in value) return new Error(String(value.$error))
    if ('$promise' in value) {
      const id = Number(value.$promise)
      return new PagePromise((resolve, reject) =>
        promises.set(id, (outcome) => (outcome.failed ? reject : resolve)(decode(outcome.value))),
      )
    }
    return mapValues(value, decode)
  }
  const decodeList = (values: unknown): unknown[] => (Array.isArray(values) ? values.map(decode) : [])

  const theirFunction = (fn: number): Callable => {
    const known = theirFunctions.get(fn)
    if (known) return known
    const stub: Callable = (...args) => {
      const id = ++lastId
      post({ kind: 'call', id, fn, args: encode(args) })
      const outcome = returns.get(id)
      returns.delete(id)
      if (outcome?.failed) throw decode(outcome.value)
      return decode(outcome?.value)
    }
    theirFunctions.set(fn, stub)
    return stub
  }
  const run = (fn: number, args: unknown): Outcome => {
    try {
      return { failed: false, value: encode(functions.get(fn)?.(...decodeList(args))) }
    } catch (error) {
      return { failed: true, value: encode(error) }
    }
  }
  const receive = (message: Message) => {
    switch (message.kind) {
      case 'call':
        return void post({ kind: 'return', id: message.id, ...run(message.fn, message.args) })
      case 'return':
        return void returns.set(message.id, message)
      case 'settle':
        promises.get(message.promise)?.(message)
        return void promises.delete(message.promise)
      default:
        operations.get(message.operation)?.(...decodeList(message.args))
    }
  }
  apply(addEventListener, page, [mine, (event: Event) => detailOf && receive(apply(detailOf, event, []))])
  return {
    operations,
    perform: (operation, ...args) => void post({ kind: 'perform', operation, args: encode(args) }),
  }
}
