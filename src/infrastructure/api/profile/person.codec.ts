import { Schema } from 'effect'
import { Id, orElse, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { PictureUrl } from '#infrastructure/api/shared/picture-url.codec.ts'

export const personCodec = Schema.Struct({
  id: orNull(Id),
  name: orElse(Schema.String, ''),
  avatar: orNullIfUnusable(PictureUrl),
})
