import type { DeviceStorage } from './shared.ports.ts'

/** Not in `sent-history.ts`, so that `store-pages.ts` does not load that larger file. */
export const sentHistoryKey = 'sent-history'

/** Includes the requests of all users of this device. */
export const readRequestedProfileIds = (device: Pick<DeviceStorage, 'read'>): readonly number[] =>
  [...(device.read(sentHistoryKey) ?? '').matchAll(/"request:profile-(\d+)[@"]/g)].map(([, id]) => Number(id))
