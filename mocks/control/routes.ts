import { Exit, Schema } from 'effect'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Control } from './control.ts'
import { faultSchema } from './faults.ts'
import { isProviderState, InvalidParams } from './states.ts'

const maxProfiles = 100_000

const stateSchema = Schema.Struct({
  name: Schema.String,
  params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})
const pactStateSchema = Schema.Struct({
  action: Schema.Literals(['setup', 'teardown']),
  state: Schema.String,
  params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})
const seedSchema = Schema.Struct({
  profiles: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxProfiles })),
})

const respondNoContent = () => new HttpResponse(null, { status: 204 })
const reject = (message: string) => HttpResponse.json({ message }, { status: 422 })

const createPostRoute = <T>(
  name: string,
  schema: Schema.Codec<T, unknown>,
  run: (body: T) => Promise<void> | void,
): HttpHandler =>
  http.post(`*/__control/${name}`, async ({ request }) => {
    const text = await request.text()
    const body = Schema.decodeUnknownExit(Schema.fromJsonString(schema))(text === '' ? '{}' : text)
    if (Exit.isFailure(body)) return reject(`Invalid body for ${name}`)
    try {
      await run(body.value)
      return respondNoContent()
    } catch (error) {
      if (error instanceof InvalidParams) return reject(error.message)
      throw error
    }
  })

const emptySchema = Schema.Struct({})

function setProviderState(
  control: Control,
  name: string,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<void> {
  if (!isProviderState(name)) throw new InvalidParams(`Unknown provider state '${name}'`)
  return control.setState(name, params)
}

export const createControlRoutes = (control: Control): HttpHandler[] => [
  createPostRoute('reset', emptySchema, control.reset),
  createPostRoute('seed', seedSchema, control.seed),
  createPostRoute('fault', faultSchema, control.addFault),
  createPostRoute('clear-faults', emptySchema, control.clearFaults),
  createPostRoute('state', stateSchema, ({ name, params }) => setProviderState(control, name, params)),
  createPostRoute('pact-state', pactStateSchema, ({ action, state, params }) =>
    action === 'setup' ? setProviderState(control, state, params) : control.reset(),
  ),
  createPostRoute('expire-codes', emptySchema, control.expireCodes),
  createPostRoute('expire-tokens', Schema.Struct({ email: Schema.optionalKey(Schema.String) }), control.expireTokens),
  createPostRoute('moderate', Schema.Struct({ on: Schema.Boolean }), control.moderate),
  createPostRoute('publish-reviews', emptySchema, control.publishReviews),
  http.get('*/__control/submissions', () => HttpResponse.json(control.getSubmissions())),
  http.get('*/__control/verification-email', ({ request }) => {
    const email = control.findVerificationEmail(new URL(request.url).searchParams.get('email') ?? '')
    return email
      ? HttpResponse.json(email)
      : HttpResponse.json({ message: 'No email with an unused code for this address' }, { status: 404 })
  }),
  http.get('*/__control/calls', () => HttpResponse.json(control.getCallCounts())),
  http.all('*/__control/*', () => HttpResponse.json({ message: 'Unknown control call' }, { status: 404 })),
]
