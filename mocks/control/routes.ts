import { Exit, Schema } from 'effect'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Control } from './control.ts'
import { faultSchema } from './faults.ts'
import { isProviderState, WrongParams } from './states.ts'

const largestSeed = 100_000

const stateSchema = Schema.Struct({
  name: Schema.String,
  params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})
/** As Pact's verifier sends it, before an interaction and after it. */
const pactStateSchema = Schema.Struct({
  action: Schema.Literals(['setup', 'teardown']),
  state: Schema.String,
  params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})
const seedSchema = Schema.Struct({
  profiles: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: largestSeed })),
})

const done = () => new HttpResponse(null, { status: 204 })
const refused = (message: string) => HttpResponse.json({ message }, { status: 422 })

/** A control call by POST with a JSON body; anything else than its schema is 422. */
const post = <T>(name: string, schema: Schema.Codec<T, unknown>, act: (body: T) => Promise<void> | void): HttpHandler =>
  http.post(`*/__control/${name}`, async ({ request }) => {
    const text = await request.text()
    const body = Schema.decodeUnknownExit(Schema.fromJsonString(schema))(text === '' ? '{}' : text)
    if (Exit.isFailure(body)) return refused(`The body of ${name} is wrong`)
    try {
      await act(body.value)
      return done()
    } catch (error) {
      if (error instanceof WrongParams) return refused(error.message)
      throw error
    }
  })

const nothing = Schema.Struct({})

const createState =
  (control: Control) =>
  (name: string, params?: Readonly<Record<string, unknown>>): Promise<void> => {
    if (!isProviderState(name)) throw new WrongParams(`There is no provider state '${name}'`)
    return control.state(name, params)
  }

export const controlRoutes = (control: Control): HttpHandler[] => [
  post('reset', nothing, control.reset),
  post('seed', seedSchema, control.seed),
  post('fault', faultSchema, control.fault),
  post('clear-faults', nothing, control.clearFaults),
  post('state', stateSchema, ({ name, params }) => createState(control)(name, params)),
  post('pact-state', pactStateSchema, ({ action, state, params }) =>
    action === 'setup' ? createState(control)(state, params) : control.reset(),
  ),
  post('expire-codes', nothing, control.expireCodes),
  post('expire-tokens', Schema.Struct({ email: Schema.optionalKey(Schema.String) }), control.expireTokens),
  post('moderate', Schema.Struct({ on: Schema.Boolean }), control.moderate),
  post('publish-reviews', nothing, control.publishReviews),
  http.get('*/__control/received', () => HttpResponse.json(control.received())),
  http.get('*/__control/letter', ({ request }) => {
    const letter = control.letter(new URL(request.url).searchParams.get('to') ?? '')
    return letter ? HttpResponse.json(letter) : HttpResponse.json({ message: 'No such letter' }, { status: 404 })
  }),
  http.get('*/__control/calls', () => HttpResponse.json(control.calls())),
  http.all('*/__control/*', () => HttpResponse.json({ message: 'No such control call' }, { status: 404 })),
]
