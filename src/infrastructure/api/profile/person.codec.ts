import { Schema } from 'effect'
import { Id, orElse, orNull, orNullIfUnusable } from '../shared/fields'
import { PictureUrl } from '../shared/picture-url.codec'

export const personCodec = Schema.Struct({
  id: orNull(Id),
  name: orElse(Schema.String, ''),
  avatar: orNullIfUnusable(PictureUrl),
})
