import { Schema } from 'effect'
import { socialTypes } from '#domain/profile/profile.ts'
import { orElse } from '#infrastructure/api/shared/fields.ts'
import { unusableAs } from '#infrastructure/api/shared/unusable-as.ts'
import { WebUrl } from '#infrastructure/api/shared/web-url.codec.ts'

/** An address that is no web address (`javascript:` above all) is left out. */
export const socialCodec = Schema.Struct({
  type: orElse(unusableAs(Schema.Literals([...socialTypes, 'link']), 'link'), 'link'),
  url: WebUrl,
})
