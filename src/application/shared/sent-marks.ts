import type { Clock } from '#application/session/countdown.ts'
import type { DeviceStorage } from './shared.ports.ts'

export interface SentMark {
  /** Milliseconds. */
  readonly at: number
  /** False: no answer came, so it may have arrived or not. */
  readonly isCertain: boolean
}

/** What was sent from this device lately, by form: neither another tab nor a reload sends the same again unasked. */
export interface SentMarks {
  readonly find: (name: string, content: unknown) => SentMark | undefined
  readonly write: (name: string, content: unknown, isCertain: boolean) => void
  /** On sign-out. */
  readonly clear: () => void
}

interface StoredMark extends SentMark {
  /** Hash of what was sent: the text itself is not kept. */
  readonly print: string
}

const key = 'sent'
const ttl = 24 * 3_600_000

export function sentMarks(device: DeviceStorage, clock: Clock): SentMarks {
  const stored = () => parse(device.read(key)).filter(([, { at }]) => Math.abs(clock() - at) < ttl)
  return {
    find: (name, content) => {
      const found = stored().find(([each, { print }]) => each === name && print === printOf(content))
      return found && { at: found[1].at, isCertain: found[1].isCertain }
    },
    write: (name, content, isCertain) => {
      const others = stored().filter(([each]) => each !== name)
      const mark: StoredMark = { at: clock(), isCertain, print: printOf(content) }
      device.write(key, JSON.stringify(Object.fromEntries([...others, [name, mark]])))
    },
    clear: () => void device.write(key, ''),
  }
}

/** FNV-1a over the JSON text. */
function printOf(content: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(content)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function parse(text: string | null): readonly (readonly [string, StoredMark])[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Object.entries(value ?? {}).flatMap(([name, mark]: [string, unknown]) =>
      isMark(mark) ? [[name, mark] as const] : [],
    )
  } catch {
    // Not JSON: the next mark overwrites it.
    return []
  }
}

const isMark = (value: unknown): value is StoredMark =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'isCertain' in value &&
  typeof value.isCertain === 'boolean' &&
  'print' in value &&
  typeof value.print === 'string'
