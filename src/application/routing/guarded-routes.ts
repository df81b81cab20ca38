const privateFacts = {
  ttl: Number.POSITIVE_INFINITY,
  guard: 'authenticated',
  hydratesAtOnce: true,
  isPrefetched: false,
} as const

export const ownProfileRoute = { path: '/profile', ...privateFacts } as const
export const ownSettingsRoute = { path: '/profile/settings', ...privateFacts } as const
export const editPersonalRoute = { path: '/profile/settings/edit/personal', ...privateFacts } as const
export const editAboutRoute = { path: '/profile/settings/edit/about', ...privateFacts } as const
export const editSocialsRoute = { path: '/profile/settings/edit/socials', ...privateFacts } as const
export const editPasswordRoute = { path: '/profile/settings/edit/password', ...privateFacts } as const
export const registerRoute = { path: '/register', ...privateFacts, guard: 'register' } as const

/** Separate from `routes.ts`, so that views do not load the whole table. */
export const guardedRoutes = {
  'own-profile': ownProfileRoute,
  'own-settings': ownSettingsRoute,
  'edit-personal': editPersonalRoute,
  'edit-about': editAboutRoute,
  'edit-socials': editSocialsRoute,
  'edit-password': editPasswordRoute,
  register: registerRoute,
} as const

/** In a link to the registration page, preselects the purpose 'offer'. */
export const offerFragment = 'offer'
