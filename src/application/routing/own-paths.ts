// Apart from the other addresses, which every public page loads.
export const ownSettingsPath = '/profile/settings'

/** Where one changes what one's own profile says. */
export const editPaths = {
  personal: '/profile/settings/edit/personal',
  about: '/profile/settings/edit/about',
  socials: '/profile/settings/edit/socials',
  password: '/profile/settings/edit/password',
} as const
