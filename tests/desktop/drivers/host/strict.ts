import { EventEmitter } from 'node:events'

type AddListener = Parameters<EventEmitter['on']>

/** Read by JavaScript itself when it awaits or prints a value; not part of Electron's API. */
const askedByLanguage = new Set(['then', 'toJSON', 'inspect'])

/** Throws `HOST_UNIMPLEMENTED: webContents.foo`, so that nothing on the stand-in is silently a no-op. */
export function unimplemented(name: string): never {
  throw new Error(
    `HOST_UNIMPLEMENTED: ${name} is not part of the stand-in host. Add it to tests/desktop/drivers with a ` +
      'conformance spec, or tag the spec @electron-only.',
  )
}

/** Wraps an object so that reading a missing member throws with its name. */
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

/** Replaces a class or module of Electron's that no code uses yet. */
export function absent(name: string): object {
  // Not an arrow function, because those can't be called with `new`.
  function refuse(): never {
    return unimplemented(name)
  }
  return new Proxy(refuse, {
    get: (_target, key) => unimplemented(`${name}.${String(key)}`),
    construct: refuse,
  })
}

/**
 * Returns a base class whose prototype chain ends in a guard: reading a missing member of an instance throws with its
 * name. Private fields still work, because the instance itself is no proxy.
 */
export function strictBase(name: string) {
  class StrictBase {
    /** The name when it is printed. */
    get [Symbol.toStringTag](): string {
      return name
    }
  }
  Object.setPrototypeOf(StrictBase.prototype, strict(name, Object.prototype))
  return StrictBase
}

/** The same for an event emitter, which also refuses listeners for events that the host never emits. */
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
 * Makes further use of a destroyed window or page throw, as in Electron, except `isDestroyed` and emitter methods.
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
 * Casts a host object to Electron's own type. The host implements a part of that type, and the rest throws with its
 * name, which can't be typed. This is the only such cast in this folder.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that is wanted is the caller's
export function present<T>(partial: object): T {
  return partial as T
}
