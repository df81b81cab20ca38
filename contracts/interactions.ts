import { accountEditInteractions } from './interactions/account-edits.ts'
import { accountSettingsInteractions } from './interactions/account-settings.ts'
import { categoryInteractions } from './interactions/categories.ts'
import { cityInteractions } from './interactions/cities.ts'
import { complaintInteractions } from './interactions/complaints.ts'
import { notificationInteractions } from './interactions/notifications.ts'
import { ownProfileInteractions } from './interactions/own-profile.ts'
import { profileListInteractions } from './interactions/profile-lists.ts'
import { profileInteractions } from './interactions/profiles.ts'
import { registrationInteractions } from './interactions/registration.ts'
import { reviewInteractions } from './interactions/reviews.ts'
import { signInInteractions } from './interactions/sign-in.ts'
import { submissionInteractions } from './interactions/submissions.ts'

export const interactions = [
  ...cityInteractions,
  ...categoryInteractions,
  ...profileInteractions,
  ...profileListInteractions,
  ...reviewInteractions,
  ...complaintInteractions,
  ...signInInteractions,
  ...registrationInteractions,
  ...ownProfileInteractions,
  ...accountEditInteractions,
  ...accountSettingsInteractions,
  ...submissionInteractions,
  ...notificationInteractions,
]
