const own = {
  ttl: Number.POSITIVE_INFINITY,
  guard: 'authenticated',
  hydratesAtOnce: true,
  isPrefetched: false,
} as const

export const ownProfileRoute = { path: '/profile', ...own } as const
export const ownSettingsRoute = { path: '/profile/settings', ...own } as const
export const editPersonalRoute = { path: '/profile/settings/edit/personal', ...own } as const
export const editAboutRoute = { path: '/profile/settings/edit/about', ...own } as const
export const editSocialsRoute = { path: '/profile/settings/edit/socials', ...own } as const
export const editPasswordRoute = { path: '/profile/settings/edit/password', ...own } as const
export const registerRoute = { path: '/register', ...own, guard: 'register' } as const
