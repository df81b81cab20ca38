import type { CategoryGateway } from './category/category.ports.ts'
import type { CityGateway } from './city/city.ports.ts'
import type { ComplaintGateway } from './complaint/complaint.ports.ts'
import type { NotificationGateway } from './notification/notification.ports.ts'
import type { ProfileGateway } from './profile/profile.ports.ts'
import type { RegistrationGateway } from './registration/registration.ports.ts'
import type { ReviewGateway } from './review/review.ports.ts'
import type { ServiceRequestGateway } from './service-request/service-request.ports.ts'
import type { Session, TokenRefresher } from './session/session.ports.ts'
import type { CurrentLocale, Logger } from './shared/shared.ports.ts'
import type { AccountGateway, UserGateway } from './user/user.ports.ts'

/** Everything that the product needs from outside. */
export interface Ports {
  readonly cityGateway: CityGateway
  readonly categoryGateway: CategoryGateway
  readonly profileGateway: ProfileGateway
  readonly reviewGateway: ReviewGateway
  readonly complaintGateway: ComplaintGateway
  readonly notificationGateway: NotificationGateway
  readonly serviceRequestGateway: ServiceRequestGateway
  readonly userGateway: UserGateway
  readonly accountGateway: AccountGateway
  readonly registrationGateway: RegistrationGateway
  readonly session: Session
  readonly tokenRefresher: TokenRefresher
  readonly locale: CurrentLocale
  readonly logger: Logger
}

/** The ports of one use-case. */
export type Needs<K extends keyof Ports> = Pick<Ports, K>
