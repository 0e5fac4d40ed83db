import type { AttributeValue, MonitoringRecord } from './records.ts'

/** A record, and how often it has happened since it was sent last. */
export type CountedRecord = { record: MonitoringRecord; count: number }

const severities = { info: 9, warn: 13, error: 17 } as const

/** Attributes that are floating-point numbers even where their value is whole: a collector's storage takes one type. */
const fractions = new Set(['browser.web_vital.value', 'browser.web_vital.delta'])

const valueOf = (key: string, value: AttributeValue) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return fractions.has(key) ? { doubleValue: value } : { intValue: value }
}

const listOf = (attributes: Readonly<Record<string, AttributeValue>>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(key, value) }))

const logRecord = ({ record: { event, at, level, body, attributes }, count }: CountedRecord) => ({
  timeUnixNano: `${at}000000`,
  observedTimeUnixNano: `${at}000000`,
  severityNumber: severities[level],
  severityText: level.toUpperCase(),
  eventName: event,
  body: { stringValue: body },
  attributes: listOf({ ...attributes, ...(count > 1 && { 'event.count': count }) }),
})

/** Returns the body of an OTLP/HTTP request for logs (JSON), as an OpenTelemetry collector takes it at /v1/logs. */
export const otlpLogs = (
  resource: Readonly<Record<string, AttributeValue>>,
  records: readonly CountedRecord[],
): string =>
  JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: listOf(resource) },
        scopeLogs: [{ scope: { name: 'site' }, logRecords: records.map(logRecord) }],
      },
    ],
  })
