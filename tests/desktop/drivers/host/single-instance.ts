import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'

const handOver = z.object({
  argv: z.array(z.string()),
  cwd: z.string(),
  additionalData: z.optional(z.unknown()),
})

/** What a second instance sends to the first. */
export type HandOver = z.infer<typeof handOver>

/**
 * The lock must be answered synchronously, and the message must be delivered before the second instance quits. So a
 * small process delivers it while this one waits. It exits with 0 only after the first has acknowledged it.
 */
const messenger = `
  const socket = require('node:net').connect(process.env.SOCKET, () => socket.end(process.env.MESSAGE))
  socket.on('data', () => process.exit(0))
  socket.on('error', () => process.exit(1))`

/** Allows one instance per user-data folder. */
export class SingleInstance {
  readonly #socket: string
  readonly #owner: string
  #server: Server | undefined

  constructor(userData: string) {
    this.#socket = join(userData, 'instance.sock')
    this.#owner = join(userData, 'instance.pid')
  }

  get isHeld(): boolean {
    return this.#server !== undefined
  }

  /** Takes the lock, or sends `message` to its owner and returns false. */
  request(message: HandOver, onSecondInstance: (message: HandOver) => void): boolean {
    if (this.isHeld) return true
    if (this.#deliver(message)) return false
    rmSync(this.#socket, { force: true })
    writeFileSync(this.#owner, String(process.pid))
    this.#server = createServer({ allowHalfOpen: true }, (socket) => {
      let text = ''
      socket.setEncoding('utf8')
      socket.on('error', () => socket.destroy())
      socket.on('data', (part) => {
        text += part
      })
      socket.on('end', () => {
        socket.end('received')
        onSecondInstance(handOver.parse(JSON.parse(text)))
      })
    })
    this.#server.listen(this.#socket).unref()
    return true
  }

  release(): void {
    if (!this.#server) return
    this.#server.close()
    this.#server = undefined
    rmSync(this.#owner, { force: true })
  }

  #deliver(message: HandOver): boolean {
    try {
      // Throws if there is no owner, or it has exited.
      process.kill(Number(readFileSync(this.#owner, 'utf8')), 0)
      execFileSync(process.execPath, ['--eval', messenger], {
        env: { SOCKET: this.#socket, MESSAGE: JSON.stringify(message) },
        timeout: 5000,
      })
      return true
    } catch {
      return false
    }
  }
}
