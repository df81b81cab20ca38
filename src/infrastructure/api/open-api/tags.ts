import { categoryEndpoints } from '#infrastructure/api/category/category.endpoints.ts'
import { cityEndpoints } from '#infrastructure/api/city/city.endpoints.ts'
import { complaintEndpoints } from '#infrastructure/api/complaint/complaint.endpoints.ts'
import { notificationEndpoints } from '#infrastructure/api/notification/notification.endpoints.ts'
import { profileEndpoints } from '#infrastructure/api/profile/profile.endpoints.ts'
import { registrationEndpoints } from '#infrastructure/api/registration/registration.endpoints.ts'
import { reviewEndpoints } from '#infrastructure/api/review/review.endpoints.ts'
import { serviceRequestEndpoints } from '#infrastructure/api/service-request/service-request.endpoints.ts'
import { accountEndpoints, sessionEndpoints } from '#infrastructure/api/user/user.endpoints.ts'

const tables = [
  ['cities', 'Regions and cities.', cityEndpoints],
  ['categories', 'The tree of categories.', categoryEndpoints],
  ['profiles', 'Specialists.', profileEndpoints],
  ['reviews', 'Reviews of specialists.', reviewEndpoints],
  ['complaints', 'Complaints about specialists.', complaintEndpoints],
  ['session', 'Sign-in and the signed-in user.', sessionEndpoints],
  ['registration', 'Verification codes by email, and new accounts.', registrationEndpoints],
  ['account', 'Changes to the signed-in user’s data, and applications for paid placement.', accountEndpoints],
  ['notifications', 'Notifications of the signed-in user.', notificationEndpoints],
  ['service requests', 'Service requests from clients.', serviceRequestEndpoints],
] as const

export const tags = tables.map(([name, description]) => ({ name, description }))

export const getTags = (endpoint: string): readonly string[] =>
  tables.filter(([, , table]) => Object.hasOwn(table, endpoint)).map(([name]) => name)
