import { Context, Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { WebUrl } from './web-url.codec.ts'

export type ServesPicture = (url: string) => boolean

/** Whether the site can show a picture from there: one that it can't is as good as none. */
export const ServedPicture = Context.Reference<ServesPicture>('znatok/api/ServedPicture', {
  defaultValue: () => () => true,
})

/** The address of a picture that the site can show. */
export const PictureUrl = WebUrl.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(url =>
      Effect.flatMap(ServedPicture, serves =>
        serves(url) ? Effect.succeed(url) : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not served' })),
      ),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)
