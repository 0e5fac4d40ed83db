import type { LogEntry } from '#lib/log/log.ts'
import { readThrown } from './stack.ts'

export type AttributeValue = string | number | boolean

/** One thing that is reported. All of it is code, numbers and names of ours. */
export type MonitoringRecord = {
  /** The event's name, in OpenTelemetry's terms. */
  event: string
  /** Milliseconds since 1970. */
  at: number
  level: 'info' | 'warn' | 'error'
  body: string
  attributes: Readonly<Record<string, AttributeValue>>
  /** Reports with the same key are counted and not sent again. Without it, each is sent. */
  key?: string
}

/** What a field's value has to look like to leave the page. */
type Rule = { as: string; allows: (value: unknown) => AttributeValue | undefined }

const textLike = (shape: RegExp) => (value: unknown) =>
  typeof value === 'string' && shape.test(value) ? value : undefined
const whole = (most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined

/** "value.list.17.name" → "value.list[].name": positions say nothing, and the same fault is then the same report. */
const positions = /\.\d+(?=\.|$)/g
const fieldPath = (value: unknown) =>
  typeof value === 'string' &&
  /^[A-Za-z_]\w{0,40}(?:\[\])*(?:\.(?:[A-Za-z_]\w{0,40}(?:\[\])*|\d{1,6})){0,11}$/.test(value)
    ? value.replaceAll(positions, '[]')
    : undefined

/** What a field of an answer should have been and was, by kind: see `repair`. */
const expectation =
  /^expected [\w ,.:"-]{1,600}, got (?:null|nothing|true|false|object|number|(?:list|text) \(\d+\)|"(?:0|1|true|false)")$/
const detailOf = (value: unknown) =>
  textLike(/^(?:[a-z_]{1,40}|empty answer|answer too large)$/i)(value) ?? textLike(expectation)(value)

/**
 * The fields of a log entry that may leave the page, each with its attribute and what its value may be. Fields that
 * aren't here, and values that don't fit, are left out.
 */
export const reportedFields: Readonly<Record<string, Rule>> = {
  endpoint: { as: 'gateway.endpoint', allows: textLike(/^[a-z]\w{0,40}\.[a-z]\w{0,40}$/i) },
  field: { as: 'gateway.field', allows: fieldPath },
  kind: { as: 'error.type', allows: textLike(/^[a-z]\w{0,40}$/i) },
  detail: { as: 'gateway.detail', allows: detailOf },
  status: { as: 'http.response.status_code', allows: whole(599) },
  count: { as: 'gateway.count', allows: whole(100_000) },
}

function attributesOf(fields: LogEntry['fields'] = {}): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const rule = Object.hasOwn(reportedFields, name) ? reportedFields[name] : undefined
      const allowed = rule?.allows(value)
      return rule && allowed !== undefined ? [[rule.as, allowed]] : []
    }),
  )
}

/** Route patterns are ours, such as `*`: letters, parameters and wildcards. */
const routeAttribute = (route: string) => (/^[\w/:*.-]{1,100}$/.test(route) ? { 'url.template': route } : {})

/** How the log's lines about an endpoint begin. */
const ofEndpoint = /^([a-z]\w{0,40}\.[a-z]\w{0,40}): /i

/** Our own words. What stands in quotation marks came from elsewhere. */
const ownWords = /^[^"“”`]{0,200}/

/**
 * Turns a log entry into a report. Undefined for `info`. The entry is scrubbed already; here only what is allowed is
 * taken over, so that a pattern that the scrubber doesn't know lets nothing out.
 */
export function recordOfEntry({
  time,
  level,
  message,
  cause,
  route,
  fields,
}: LogEntry): MonitoringRecord | undefined {
  if (level === 'info') return undefined
  const named = ofEndpoint.exec(message)?.[1]
  const attributes = attributesOf(named === undefined ? fields : { endpoint: named, ...fields })
  const thrown = cause === undefined ? undefined : readThrown(cause)
  const event = thrown ? 'exception' : 'site.log'
  // The fields say it all. The message may repeat what the gateway sent.
  const endpoint = attributes['gateway.endpoint']
  const body =
    endpoint === undefined
      ? (ownWords.exec(message)?.[0] ?? '')
      : `${endpoint}: ${attributes['error.type'] ?? level}`
  const all = {
    ...attributes,
    ...(thrown && {
      'exception.type': thrown.type,
      ...(thrown.message !== undefined && { 'exception.message': thrown.message }),
      ...(thrown.stack !== '' && { 'exception.stacktrace': thrown.stack }),
    }),
    ...routeAttribute(route),
  }
  return {
    event,
    at: Date.parse(time),
    level,
    body,
    attributes: all,
    key: JSON.stringify([event, level, body, all]),
  }
}

/** Turns a call that was slow or failed into a report. `status` is 0 if there was no answer, or it isn't known. */
export function recordOfCall(call: {
  endpoint: string
  /** Milliseconds since 1970. */
  at: number
  /** Milliseconds. */
  duration: number
  status: number
  route: string
}): MonitoringRecord {
  const failed = call.status >= 500
  const attributes = {
    'gateway.endpoint': call.endpoint,
    'gateway.duration': Math.round(call.duration),
    ...(call.status > 0 && { 'http.response.status_code': call.status }),
    ...routeAttribute(call.route),
  }
  return {
    event: 'gateway.call',
    at: call.at,
    level: failed ? 'error' : 'warn',
    body: `${call.endpoint}: ${failed ? `HTTP ${call.status}` : 'slow'}`,
    attributes,
    key: JSON.stringify(['call', call.endpoint, call.status, call.route]),
  }
}

/** Turns the number of reports that were dropped into a report. */
export const recordOfLoss = (count: number, at: number): MonitoringRecord => ({
  event: 'monitoring.dropped',
  at,
  level: 'warn',
  body: 'reports dropped',
  attributes: { 'monitoring.dropped.count': count },
})

/** Turns a web vital into a report. */
export function recordOfVital(vital: {
  name: string
  value: number
  delta: number
  rating: string
  id: string
  at: number
  route: string
}): MonitoringRecord {
  return {
    event: 'browser.web_vital',
    at: vital.at,
    level: 'info',
    body: vital.name,
    attributes: {
      'browser.web_vital.name': vital.name.toLowerCase(),
      'browser.web_vital.value': vital.value,
      'browser.web_vital.delta': vital.delta,
      'browser.web_vital.rating': vital.rating,
      'browser.web_vital.id': vital.id,
      ...routeAttribute(vital.route),
    },
  }
}
