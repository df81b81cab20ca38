import { readCompared } from '#application/routing/compare-path.ts'
import { readShareImage } from '#application/routing/share-image.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'

/** Profiles that nobody had when they were requested. */
export const missingProfiles = 'missing-profiles'

const profileTag = (id: number) => `profile-${id}`

/** By which tags shared caches find a page again. */
export function tagsOfPage({ route, key }: Pick<Address, 'route' | 'key'>): readonly string[] {
  if (!route) return []
  switch (route.name) {
    case 'profile':
      return [profileTag(route.id)]
    case 'comparison':
      return readCompared(key.slice(key.indexOf('?') + 1)).map(profileTag)
    case 'city':
      return [`city-${route.city}`]
    case 'specialists':
      return [`city-${route.city}`, 'lists']
    case 'profiles':
      return ['lists']
    case 'home':
    case 'cities':
    case 'text':
    case 'own':
    case 'register':
    case 'gallery':
    case 'api-reference':
      return [route.name]
  }
}

/** `/profiles/7`: the group of a shared query. */
export const tagsOfGroup = (group: string): readonly string[] => {
  const [, id] = /^\/profiles\/(\d+)$/.exec(group) ?? []
  return id === undefined ? [] : [`profile-${id}`]
}

export function tagsOfShareImage(path: string): readonly string[] {
  const image = readShareImage(path)?.image
  if (image?.kind === 'profile') return [profileTag(image.id)]
  return image?.kind === 'city' ? [`city-${image.slug}`] : []
}

/** What a mutation has changed. */
export const tagsOfChange = ({ profiles, newProfile }: Invalidated): readonly string[] => [
  ...profiles.map(profileTag),
  ...(newProfile ? [missingProfiles] : []),
]
