import type { DeviceStorage } from './shared.ports.ts'

/** The storage key of `sent-history.ts`. Defined here, because every page loads this file, but not the heavier one. */
export const sentHistoryKey = 'sent-history'

/** Returns the ids of the profiles that got a request from any user of this device. */
export const readRequestedProfileIds = (device: Pick<DeviceStorage, 'read'>): readonly number[] =>
  [...(device.read(sentHistoryKey) ?? '').matchAll(/"request:profile-(\d+)[@"]/g)].map(([, id]) => Number(id))
