import type { DeviceStorage } from './shared.ports.ts'

/** Not in `sent-history.ts`, so that `store-pages.ts` does not load that larger file. */
export const sentHistoryKey = 'sent-history'

/** Returns the ids of the profiles that got a request from any user of this device. */
export const readRequestedProfileIds = (device: Pick<DeviceStorage, 'read'>): readonly number[] =>
  [...(device.read(sentHistoryKey) ?? '').matchAll(/"request:profile-(\d+)[@"]/g)].map(([, id]) => Number(id))
