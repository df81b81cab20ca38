import { categoryInteractions } from './interactions/categories'
import { cityInteractions } from './interactions/cities'
import { profileListInteractions } from './interactions/profile-lists'
import { profileInteractions } from './interactions/profiles'

/** The whole contract. */
export const interactions = [
  ...cityInteractions,
  ...categoryInteractions,
  ...profileInteractions,
  ...profileListInteractions,
]
