import { Schema } from 'effect'
import { socialTypes } from '../../../domain/profile/profile'
import { orElse } from '../shared/fields'
import { unusableAs } from '../shared/unusable-as'
import { WebUrl } from '../shared/web-url.codec'

/** An address that is no web address (`javascript:` above all) is left out. */
export const socialCodec = Schema.Struct({
  type: orElse(unusableAs(Schema.Literals([...socialTypes, 'link']), 'link'), 'link'),
  url: WebUrl,
})
