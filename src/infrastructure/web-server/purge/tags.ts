import { parseComparedQuery } from '#application/routing/compare-path.ts'
import { getRouteFacts } from '#application/routing/route-facts.ts'
import { readShareImage } from '#application/routing/share-image.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'

/** Tag of 404s of profiles. */
export const missingProfiles = 'missing-profiles'

const profileTag = (id: number) => `profile-${id}`

export function getPageTags({ route, key }: Pick<Address, 'route' | 'key'>): readonly string[] {
  if (!route) return []
  if (route.name === 'comparison') return parseComparedQuery(key.slice(key.indexOf('?') + 1)).map(profileTag)
  const parameters: Readonly<Record<string, unknown>> = route
  const { tags = [route.name] } = getRouteFacts(route.name)
  return tags.map(tag => tag.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(String(parameters[name]))))
}

/** `/profiles/7`: the group of a shared query. */
export const getGroupTags = (group: string): readonly string[] => {
  const [, id] = /^\/profiles\/(\d+)$/.exec(group) ?? []
  return id === undefined ? [] : [`profile-${id}`]
}

export function getShareImageTags(path: string): readonly string[] {
  const image = readShareImage(path)?.image
  if (image?.kind === 'profile') return [profileTag(image.id)]
  return image?.kind === 'city' ? [`city-${encodeURIComponent(image.slug)}`] : []
}

export const getChangeTags = ({ profiles, newProfile }: Invalidated): readonly string[] => [
  ...profiles.map(profileTag),
  ...(newProfile ? [missingProfiles] : []),
]
