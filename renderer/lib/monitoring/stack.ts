/** One call of a stack: the function if it has a name, and the place in a script. */
const frames = [
  // Chromium: "    at Tile (index-26afd097.js:1:104233)", "    at async index-26afd097.js:1:2".
  /^\s*at (?:async )?(?:(?<name>[^()]{1,120}) \()?(?<place>[\w.-]+\.m?[jt]sx?:\d+:\d+)\)?$/,
  // Firefox and Safari: "Tile@index-26afd097.js:1:104233".
  /^(?<name>[^@]{0,120})@(?<place>[\w.-]+\.m?[jt]sx?:\d+:\d+)$/,
]

/** Names of functions: identifiers, members, and what engines add, such as "new", "get" and "<anonymous>". */
const functionName = /^(?:(?:new|get|set|async) )?[\w$.<>#/*]{1,80}$/

/** Most frames that are reported. The first ones say where it happened. */
const mostFrames = 12

/** Messages of engines and of our own errors. Every group is an identifier or a number of the code. */
const messages = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,60}'\))?/,
  /^[\w$.]{1,80}(?:\(\.\.\.\))?(?:\.[\w$]{1,60})* is not (?:a function|defined|iterable|a constructor)/,
  /^(?:undefined|null) is not an object \(evaluating '[\w$.()[\]]{1,80}'\)/,
  /^can't access property "[\w$]{1,60}", [\w$.()]{1,80} is (?:undefined|null)/,
  /^Cannot access '[\w$]{1,60}' before initialization/,
  /^Assignment to constant variable/,
  /^(?:Maximum call stack size exceeded|too much recursion|Out of memory|out of memory)/,
  /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource)/,
  /^(?:signal is aborted without reason|The operation was aborted|The user aborted a request|signal timed out)/,
  /^ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /^Failed to execute '\w{1,60}' on '\w{1,60}'/,
  /^Minified React error #\d{1,4}/,
  /^Loading (?:CSS )?chunk [\w./-]{1,80} failed \(\w{1,20}\)/,
  /^[a-z]\w{1,40}\.\w{1,40}: (?:HTTP \d{3}|refused with [A-Z_]{3,40}|malformed answer|invalid input|too many calls|\w{4,14}$)/,
]

const typeName = /^[A-Z]\w{1,60}$/

/** What was thrown, as far as it consists of code. */
export type Thrown = {
  /** "TypeError"; "Error" if it has no usable name. */
  type: string
  /** Only for messages that are known to be made of code. */
  message: string | undefined
  /** The lines of the stack, rebuilt in Chromium's notation. "" if it has none. */
  stack: string
}

/**
 * Reads the cause of a log entry, "TypeError: … is not a function\n    at …". What isn't known to be code is left out:
 * an engine quotes data in some messages (of JSON that it can't read, for instance), and libraries may as well.
 */
export function readThrown(cause: string): Thrown {
  const lines = cause.split('\n')
  const [head = ''] = lines
  const colon = head.indexOf(': ')
  const [name, text] = colon < 0 ? [head, ''] : [head.slice(0, colon), head.slice(colon + 2)]
  const isNamed = typeName.test(name)
  const said = isNamed ? text : head
  const message = messages.map((shape) => shape.exec(said)?.[0]).find((found) => found !== undefined)
  return {
    type: isNamed ? name : 'Error',
    message,
    stack: lines.flatMap(frameOf).slice(0, mostFrames).join('\n'),
  }
}

function frameOf(line: string): string[] {
  for (const frame of frames) {
    const { name = '', place } = frame.exec(line)?.groups ?? {}
    if (place !== undefined) return [`    at ${functionName.test(name) ? `${name} (${place})` : place}`]
  }
  return []
}
