import type { Clock } from '#application/session/countdown.ts'
import type { DeviceStorage } from './shared.ports.ts'

interface DeviceRecordOptions<V> {
  readonly device: Pick<DeviceStorage, 'read' | 'write'>
  readonly clock: Clock
  readonly key: string
  readonly ttlMs: number
  /** Another build may have written the value. */
  readonly isValue: (stored: unknown) => stored is V
  /** When the TTL of the value starts: Unix time in milliseconds. */
  readonly getTime: (value: V) => number
}

interface DeviceRecord<V> {
  /** Reads the device each time, because another tab may have written. */
  readonly read: () => ReadonlyMap<string, V>
  /** False if it could not be stored. */
  readonly update: (change: (values: Map<string, V>) => void) => boolean
  readonly clear: () => void
}

export function createDeviceRecord<V>({
  device,
  clock,
  key,
  ttlMs,
  isValue,
  getTime,
}: DeviceRecordOptions<V>): DeviceRecord<V> {
  // Compares the absolute age, so that values expire even if the clock was set back.
  const isFresh = (value: V) => Math.abs(clock() - getTime(value)) < ttlMs
  const read = () =>
    new Map(
      parseEntries(device.read(key)).filter((entry): entry is [string, V] => isValue(entry[1]) && isFresh(entry[1])),
    )
  return {
    read,
    update: change => {
      const values = read()
      change(values)
      return device.write(key, values.size === 0 ? '' : JSON.stringify(Object.fromEntries(values)))
    },
    clear: () => void device.write(key, ''),
  }
}

function parseEntries(text: string | null): readonly (readonly [string, unknown])[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Object.entries(value ?? {})
  } catch {
    // Not JSON: the next update overwrites it.
    return []
  }
}
