import { Context, Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'

function parseWebUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

/** Normalises an absolute http(s) URL, because `https:host` in a link is relative. */
export const WebUrl = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text => {
      const url = parseWebUrl(text)
      return url === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not an http(s) address' }))
        : Effect.succeed(url)
    }),
    encode: SchemaGetter.passthrough(),
  }),
)

export type ServesPicture = (url: string) => boolean

/** Whether the site proxies a picture's host; other pictures count as missing. */
export const ServedPicture = Context.Reference<ServesPicture>('znatok/api/ServedPicture', {
  defaultValue: () => () => true,
})

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
