import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { userIdOf, verified, type Account } from '#mocks/accounts/accounts.ts'
import type { World } from '#mocks/world/world.ts'

type ParamsOf<N extends keyof ProviderStateParams> = ProviderStateParams[N]

const bare = { name: '', email: null, phone: null, password: null, whatsapp: null } as const
const off = { emailVerifiedAt: null, telegramLinked: false, aboutStatistics: false } as const

function put({ identity: { accounts } }: World, account: Account): Account {
  const { id, email, phone } = account
  accounts.remove(
    other => other.id === id || (email !== null && other.email === email) || (phone !== null && other.phone === phone),
  )
  accounts.put(account)
  return account
}

export function anAccountExists(world: World, account: ParamsOf<'an account exists'>): void {
  put(world, { ...bare, ...off, ...account, profileId: 0 })
}

export function noAccountHasTheEmail(
  { identity: { accounts } }: World,
  { email }: ParamsOf<'no account has the e-mail'>,
): void {
  accounts.remove(account => account.email === email)
}

export function somebodyIsSignedIn(world: World, params: ParamsOf<'somebody is signed in'>): void {
  const { token, profile_id: profileId, email, phone, password } = params
  const name = world.people.get(profileId)?.name ?? ''
  const linked = { whatsapp: phone, telegramLinked: true, aboutStatistics: true }
  const all = { password, emailVerifiedAt: verified, ...linked }
  const account = put(world, { id: userIdOf(profileId), profileId, name, email, phone, ...all })
  world.identity.accounts.open(account, token)
}

export function somebodyBareIsSignedIn(
  world: World,
  { token, profile_id: profileId }: ParamsOf<'somebody without details is signed in'>,
): void {
  const account = put(world, { ...bare, ...off, id: userIdOf(profileId), profileId })
  world.identity.accounts.open(account, token)
}

/** Tokens are only known once they were given. */
export function noSessionHasTheToken(): void {}

export function aRegistrationIsUnderWay(world: World, { token, email }: ParamsOf<'a registration is under way'>): void {
  noAccountHasTheEmail(world, { email })
  const { accounts } = world.identity
  accounts.open(accounts.begin(email), token)
}

export function aLetterWasSent(
  { identity: { letters } }: World,
  { email, uuid, code }: ParamsOf<'a letter was sent'>,
): void {
  letters.send(email, { uuid, code })
}

export function aNewerLetterWasSent(
  { identity: { letters } }: World,
  { email }: ParamsOf<'a newer letter was sent'>,
): void {
  letters.send(email)
}

export function allLettersAreTooOld({ identity: { letters } }: World): void {
  letters.age()
}

export function noLetterHasTheUuid(
  { identity: { letters } }: World,
  { uuid }: ParamsOf<'no letter has the uuid'>,
): void {
  letters.forget(uuid)
}
