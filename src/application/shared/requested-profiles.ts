import type { DeviceStorage } from './shared.ports.ts'

/** Key of the sent forms on the device (`sent-history.ts`, which is too heavy for what every page loads). */
export const sentHistoryKey = 'sent-history'

/** The profiles that got a request from any user of this device. */
export const readRequestedProfiles = (device: Pick<DeviceStorage, 'read'>): readonly number[] =>
  [...(device.read(sentHistoryKey) ?? '').matchAll(/"request:profile-(\d+)[@"]/g)].map(([, id]) => Number(id))
