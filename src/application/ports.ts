import type { CategoryGateway } from './category/category.ports'
import type { CityGateway } from './city/city.ports'
import type { ComplaintGateway } from './complaint/complaint.ports'
import type { ProfileGateway } from './profile/profile.ports'
import type { ReviewGateway } from './review/review.ports'
import type { CurrentLocale, Logger } from './shared/shared.ports'

/** Everything that the product needs from outside. */
export interface Ports {
  readonly cityGateway: CityGateway
  readonly categoryGateway: CategoryGateway
  readonly profileGateway: ProfileGateway
  readonly reviewGateway: ReviewGateway
  readonly complaintGateway: ComplaintGateway
  readonly locale: CurrentLocale
  readonly logger: Logger
}

/** What one use-case takes of them. */
export type Needs<K extends keyof Ports> = Pick<Ports, K>
