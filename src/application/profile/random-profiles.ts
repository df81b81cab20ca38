import type { Needs } from '../ports'

/** Four specialists from anywhere (specification, section 9). */
export const randomProfiles =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  () =>
    profileGateway.random(4)
