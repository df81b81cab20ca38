import { parseComparisonQuery } from '#application/routing/compare-path.ts'
import { getRouteFacts } from '#application/routing/route-facts.ts'
import { parseShareImagePath } from '#application/routing/share-image.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import type { Invalidation } from '#infrastructure/web-server/rpc/invalidation.ts'

export const missingProfilesTag = 'missing-profiles'

const getProfileTag = (id: number) => `profile-${id}`

export function getPageTags({ route, key }: Pick<Address, 'route' | 'key'>): readonly string[] {
  if (!route) return []
  if (route.name === 'comparison') return parseComparisonQuery(key.slice(key.indexOf('?') + 1)).map(getProfileTag)
  const parameters: Readonly<Record<string, unknown>> = route
  const { tags = [route.name] } = getRouteFacts(route.name)
  return tags.map(tag => tag.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(String(parameters[name]))))
}

export const getGroupTags = (group: string): readonly string[] => {
  const [, id] = /^\/profiles\/(\d+)$/.exec(group) ?? []
  return id === undefined ? [] : [getProfileTag(Number(id))]
}

export function getShareImageTags(path: string): readonly string[] {
  const image = parseShareImagePath(path)?.image
  if (image?.kind === 'profile') return [getProfileTag(image.id)]
  return image?.kind === 'city' ? [`city-${encodeURIComponent(image.slug)}`] : []
}

export const getChangeTags = ({ profiles, dropsMissingProfiles }: Invalidation): readonly string[] => [
  ...profiles.map(getProfileTag),
  ...(dropsMissingProfiles ? [missingProfilesTag] : []),
]
