import * as z from 'zod/mini'

const questionId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A proxy that wants to know who asks: "host:port". `again`: what it was told before was wrong. */
export const proxyQuestion = z.object({ id: questionId, proxy: z.string(), again: z.boolean() })
export type ProxyQuestion = z.output<typeof proxyQuestion>

const proxyCredentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(256)),
  password: z.string().check(z.maxLength(256)),
})
export type ProxyCredentials = z.output<typeof proxyCredentials>

/** The proxy between this machine and the world, where it asks for a name. No channel brings the password back. */
export const proxyChannels = {
  /** The question that is open just now; those that open later come as events. */
  'proxy:question': { args: z.tuple([]), result: z.nullable(proxyQuestion) },
  /** Answer a question, with null when the person won't. */
  'proxy:answer': { args: z.tuple([questionId, z.nullable(proxyCredentials)]), result: z.void() },
} as const
