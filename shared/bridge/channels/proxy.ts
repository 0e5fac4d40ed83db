import * as z from 'zod/mini'

const questionId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A proxy ("host:port") that requires a login. `again`: the previous credentials were wrong. */
export const proxyQuestion = z.object({ id: questionId, proxy: z.string(), again: z.boolean() })
export type ProxyQuestion = z.output<typeof proxyQuestion>

const proxyCredentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(256)),
  password: z.string().check(z.maxLength(256)),
})
export type ProxyCredentials = z.output<typeof proxyCredentials>

/** Channels for the login of a proxy. No channel returns the password. */
export const proxyChannels = {
  /** Returns the question that is open now; later ones come as events. */
  'proxy:question': { args: z.tuple([]), result: z.nullable(proxyQuestion) },
  /** Answers a question; null when the person declines. */
  'proxy:answer': { args: z.tuple([questionId, z.nullable(proxyCredentials)]), result: z.void() },
} as const
