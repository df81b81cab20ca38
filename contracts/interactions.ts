import { accountEditInteractions } from './interactions/account-edits'
import { accountSettingsInteractions } from './interactions/account-settings'
import { categoryInteractions } from './interactions/categories'
import { cityInteractions } from './interactions/cities'
import { complaintInteractions } from './interactions/complaints'
import { ownProfileInteractions } from './interactions/own-profile'
import { profileListInteractions } from './interactions/profile-lists'
import { profileInteractions } from './interactions/profiles'
import { registrationInteractions } from './interactions/registration'
import { reviewInteractions } from './interactions/reviews'
import { signInInteractions } from './interactions/sign-in'

/** The whole contract. */
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
]
