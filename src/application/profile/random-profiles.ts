import type { Needs } from '#application/ports.ts'

/** Four specialists from anywhere (specification, section 9). */
export const randomProfiles =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  () =>
    profileGateway.random(4)
