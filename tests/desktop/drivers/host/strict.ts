import { EventEmitter } from 'node:events'

type AddListener = Parameters<EventEmitter['on']>

/** Asked by JavaScript itself of whatever it awaits or prints, and no use of Electron's API. */
const askedByLanguage = new Set(['then', 'toJSON', 'inspect'])

/** Throws `HOST_UNIMPLEMENTED: webContents.foo`, so that nothing is silently a no-op on the stand-in. */
export function unimplemented(name: string): never {
  throw new Error(
    `HOST_UNIMPLEMENTED: ${name} is not part of the stand-in host. Add it to tests/desktop/drivers with a ` +
      'conformance spec, or tag the spec @electron-only.',
  )
}

/** The object itself, except that reading a member which it lacks throws by name. */
export function strict<T extends object>(name: string, implemented: T): T {
  return new Proxy(implemented, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || askedByLanguage.has(key)) {
        return Reflect.get(target, key, receiver)
      }
      return unimplemented(`${name}.${key}`)
    },
  })
}

/** A stand-in for a whole class or module of Electron's that no code uses yet. */
export function absent(name: string): object {
  // Only a function that isn't an arrow can be met with `new`.
  function refuse(): never {
    return unimplemented(name)
  }
  return new Proxy(refuse, {
    get: (_target, key) => unimplemented(`${name}.${String(key)}`),
    construct: refuse,
  })
}

/**
 * A base class whose prototype chain ends in a guard: a missing member of any instance throws by name, and private
 * fields still work, since the instance itself is no proxy.
 */
export function strictBase(name: string) {
  class StrictBase {
    /** What it is printed as. */
    get [Symbol.toStringTag](): string {
      return name
    }
  }
  Object.setPrototypeOf(StrictBase.prototype, strict(name, Object.prototype))
  return StrictBase
}

/** The same for an emitter, which also refuses a listener for an event that the host never raises. */
export function strictEmitter(name: string, events: readonly string[] | 'any'): new () => EventEmitter {
  const demandKnown = (event: string | symbol) => {
    if (events !== 'any' && typeof event === 'string' && !events.includes(event)) {
      unimplemented(`${name}.on('${event}')`)
    }
  }
  class StrictEmitter extends EventEmitter {
    constructor() {
      super()
      this.setMaxListeners(0)
    }
    override on(...[event, listener]: AddListener): this {
      demandKnown(event)
      return super.on(event, listener)
    }
    override addListener(...[event, listener]: AddListener): this {
      return this.on(event, listener)
    }
    override prependListener(...[event, listener]: AddListener): this {
      demandKnown(event)
      return super.prependListener(event, listener)
    }
  }
  Object.setPrototypeOf(StrictEmitter.prototype, strict(name, EventEmitter.prototype))
  return StrictEmitter
}

/**
 * Makes every further use of a destroyed window or page throw as Electron does, but for `isDestroyed` and the
 * emitter's own methods.
 */
export function retire(instance: object): void {
  const prototype: object = Object.getPrototypeOf(instance)
  const guard = new Proxy(prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key === 'isDestroyed' || key in EventEmitter.prototype) {
        return Reflect.get(target, key, receiver)
      }
      if (askedByLanguage.has(key)) return undefined
      throw new TypeError('Object has been destroyed')
    },
  })
  Object.setPrototypeOf(instance, guard)
}

/**
 * Hands a host object to the app under Electron's own type. The host implements a part of that type; the rest throws
 * by name, which no type can say, hence the one cast of this folder.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that is wanted is the caller's
export function present<T>(partial: object): T {
  return partial as T
}
