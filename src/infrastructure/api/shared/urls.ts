import { Context, Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'

function parseWebUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

/** Normalizes an absolute http(s) URL, because browsers resolve `https:host` in a link like a relative URL. */
export const webUrlCodec = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text => {
      const url = parseWebUrl(text)
      return url === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not an http(s) URL' }))
        : Effect.succeed(url)
    }),
    encode: SchemaGetter.passthrough(),
  }),
)

export type ImageFilter = (url: string) => boolean

export const ImageFilterService = Context.Reference<ImageFilter>('znatok/api/ImageFilterService', {
  defaultValue: () => () => true,
})

export const imageUrlCodec = webUrlCodec.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(url =>
      Effect.flatMap(ImageFilterService, isImageServed =>
        isImageServed(url) ? Effect.succeed(url) : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not served' })),
      ),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)
