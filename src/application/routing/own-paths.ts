import { splitLocale } from './locale-path.ts'

export const registerPath = '/register'
/** The signed-in visitor's own profile. */
export const ownProfilePath = '/profile'
/** The list of notifications on it. */
export const ownNotificationsPath = `${ownProfilePath}#notifications` as const
export const ownSettingsPath = `${ownProfilePath}/settings` as const

/** The forms that edit the own profile. */
export const editPaths = {
  personal: `${ownSettingsPath}/edit/personal`,
  about: `${ownSettingsPath}/edit/about`,
  socials: `${ownSettingsPath}/edit/socials`,
  password: `${ownSettingsPath}/edit/password`,
} as const

/** Whether a page of a signed-in visitor has this path (without the language). */
export const isOwnPath = (path: string): boolean =>
  [ownProfilePath, ownSettingsPath, ...Object.values(editPaths)].some(own => own === path)

export type GuardName = 'authenticated' | 'register'

/** The guard of an address without its query; undefined: everybody may open it. */
export function guardOf(address: string): GuardName | undefined {
  const { path } = splitLocale(address)
  if (path === registerPath) return 'register'
  return path === ownProfilePath || path.startsWith(`${ownProfilePath}/`) ? 'authenticated' : undefined
}
