/** The screens of whoever is signed in, each with its Russian address. */
export const ownScreenPaths = {
  profile: '/profile',
  'edit-personal': '/profile/settings/edit/personal',
  'edit-about': '/profile/settings/edit/about',
  'edit-socials': '/profile/settings/edit/socials',
} as const

export type OwnScreen = keyof typeof ownScreenPaths

const isOwnScreen = (name: string): name is OwnScreen => name in ownScreenPaths

const ownScreens: readonly OwnScreen[] = Object.keys(ownScreenPaths).filter(isOwnScreen)

/** The own screen of an address without its language. */
export const ownScreenAt = (path: string): OwnScreen | undefined =>
  ownScreens.find(name => ownScreenPaths[name] === path)
