import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(4000))

const value = z.union([
  z.strictObject({ stringValue: text }),
  z.strictObject({ intValue: z.int() }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
])

const attributes = z.array(
  z.strictObject({ key: z.string().check(z.regex(/^[a-z][a-z0-9_.]{1,80}$/)), value }),
)

const nanoseconds = z.string().check(z.regex(/^\d{7,20}$/))

const logRecord = z.strictObject({
  timeUnixNano: nanoseconds,
  observedTimeUnixNano: nanoseconds,
  severityNumber: z.int().check(z.gte(1), z.lte(24)),
  severityText: text,
  eventName: text,
  body: z.strictObject({ stringValue: text }),
  attributes,
})

/**
 * The body of OTLP/HTTP's request for logs, as far as the site uses it. A collector skips what it doesn't know; here
 * that is refused, so that a misspelt field is seen.
 */
export const otlpLogs = z.strictObject({
  resourceLogs: z
    .array(
      z.strictObject({
        resource: z.strictObject({ attributes }),
        scopeLogs: z
          .array(
            z.strictObject({
              scope: z.strictObject({ name: text }),
              logRecords: z.array(logRecord).check(z.minLength(1), z.maxLength(100)),
            }),
          )
          .check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(10)),
})

type Attributes = z.output<typeof attributes>

/** One thing that a site reported. */
export type ReportedRecord = {
  /** Milliseconds since 1970. */
  at: number
  severity: string
  event: string
  body: string
  attributes: Record<string, string | number | boolean>
  /** What the site says of itself: its build and browser. */
  resource: Record<string, string | number | boolean>
}

const plain = (list: Attributes): ReportedRecord['attributes'] =>
  Object.fromEntries(list.map(({ key, value: given }) => [key, Object.values(given)[0] ?? '']))

/** Returns the records of a request. */
export const recordsOf = ({ resourceLogs }: z.output<typeof otlpLogs>): ReportedRecord[] =>
  resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ timeUnixNano, severityText, eventName, body, attributes: list }) => ({
        at: Number(BigInt(timeUnixNano) / 1_000_000n),
        severity: severityText,
        event: eventName,
        body: body.stringValue,
        attributes: plain(list),
        resource: plain(resource.attributes),
      })),
    ),
  )
