import { Effect } from 'effect'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import type { AttemptResult } from './attempt.ts'
import type { CallFailure } from './failure.ts'
import { getIds, hasMissingNames, isRecord } from './missing-names.ts'

/** Each response of this endpoint has other profiles, so a second one can't fill in the names of the first. */
export const randomEndpoint: EndpointName = 'randomProfiles'

/** The site asks for four profiles. */
const maxConcurrentReads = 4

type ReadProfile = (id: string) => Effect.Effect<AttemptResult, CallFailure>

export const rereadProfiles = (response: AttemptResult, readProfile: ReadProfile): Effect.Effect<AttemptResult> =>
  replaceProfiles(response.json, readProfile).pipe(Effect.map(json => ({ ...response, json })))

function replaceProfiles(json: unknown, readProfile: ReadProfile): Effect.Effect<unknown> {
  if (Array.isArray(json))
    return Effect.forEach(json, entry => replaceProfiles(entry, readProfile), { concurrency: maxConcurrentReads })
  if (!isRecord(json)) return Effect.succeed(json)
  const { profile } = json
  const [id] = getIds(profile)
  if (id === undefined)
    return Effect.all(
      Object.fromEntries(Object.entries(json).map(([key, value]) => [key, replaceProfiles(value, readProfile)])),
    )
  if (!hasMissingNames(profile)) return Effect.succeed(json)
  return readProfile(id).pipe(
    Effect.map(response => ({ ...json, ...(isRecord(response.json) && { profile: response.json['profile'] }) })),
    Effect.orElseSucceed(() => json),
  )
}
