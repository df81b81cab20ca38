import { Effect, Option, Schema, SchemaGetter } from 'effect'
import { isNotificationType, type NotificationSettings } from '#domain/notification/notification.ts'
import { orElse } from '#infrastructure/api/shared/fields.ts'
import { invalidAs, OmittedReport } from '#infrastructure/api/shared/lenient.ts'
import { LooseBoolean } from '#infrastructure/api/shared/loose-boolean.codec.ts'

const maxTypes = 100

const decodeSetting = Schema.decodeUnknownOption(LooseBoolean)

const read = Effect.fnUntraced(function* (given: Readonly<Record<string, unknown>> | readonly []) {
  const report = yield* OmittedReport
  const settings = Object.entries(given).flatMap(([type, value]): (readonly [string, boolean])[] => {
    const isOn = Option.getOrUndefined(decodeSetting(value))
    if (isNotificationType(type) && isOn !== undefined) return [[type, isOn]]
    report()
    return []
  })
  return Object.fromEntries(settings.slice(0, maxTypes))
})

const settings = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Unknown)]).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, Schema.Boolean), {
    decode: SchemaGetter.transformEffect(read),
    encode: SchemaGetter.transform((given): Readonly<Record<string, unknown>> => given),
  }),
) satisfies Schema.ConstraintCodec<NotificationSettings, unknown>

/** An open map: a type whose value is no boolean is left out. An empty map may come as `[]`, as PHP writes it. */
export const notificationSettingsCodec = orElse(invalidAs(settings, {}), {})
