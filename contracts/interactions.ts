import { categoryInteractions } from './interactions/categories'
import { cityInteractions } from './interactions/cities'
import { complaintInteractions } from './interactions/complaints'
import { profileListInteractions } from './interactions/profile-lists'
import { profileInteractions } from './interactions/profiles'
import { reviewInteractions } from './interactions/reviews'

/** The whole contract. */
export const interactions = [
  ...cityInteractions,
  ...categoryInteractions,
  ...profileInteractions,
  ...profileListInteractions,
  ...reviewInteractions,
  ...complaintInteractions,
]
