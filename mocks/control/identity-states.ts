import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { allNotifications, userIdOf, verified, type Account } from '#mocks/accounts/accounts.ts'
import type { World } from '#mocks/world/world.ts'

type ParamsOf<N extends keyof ProviderStateParams> = ProviderStateParams[N]

const bare = { name: '', email: null, phone: null, password: null, whatsapp: null } as const
const off = { emailVerifiedAt: null, telegramLinked: false, aboutStatistics: false, settings: {} } as const

function put({ identity: { accounts } }: World, account: Account): Promise<Account> {
  const { id, email, phone } = account
  accounts.remove(
    other => other.id === id || (email !== null && other.email === email) || (phone !== null && other.phone === phone),
  )
  return accounts.put(account)
}

export async function anAccountExists(world: World, account: ParamsOf<'an account exists'>): Promise<void> {
  await put(world, { ...bare, ...off, ...account, profileId: 0 })
}

export function noAccountHasTheEmail(
  { identity: { accounts } }: World,
  { email }: ParamsOf<'no account has the e-mail'>,
): void {
  accounts.remove(account => account.email === email)
}

export async function somebodyIsSignedIn(world: World, params: ParamsOf<'somebody is signed in'>): Promise<void> {
  const { token, profile_id: profileId, email, phone, password, about_statistics: aboutStatistics } = params
  const name = world.people.get(profileId)?.name ?? ''
  const linked = { whatsapp: phone, telegramLinked: true, aboutStatistics, settings: allNotifications }
  const all = { password, emailVerifiedAt: verified, ...linked }
  const account = await put(world, { id: userIdOf(profileId), profileId, name, email, phone, ...all })
  await world.identity.accounts.open(account, token)
}

export async function somebodyBareIsSignedIn(
  world: World,
  { token, profile_id: profileId }: ParamsOf<'somebody without details is signed in'>,
): Promise<void> {
  const account = await put(world, { ...bare, ...off, id: userIdOf(profileId), profileId })
  await world.identity.accounts.open(account, token)
}

/** The mock API knows only the tokens that it has issued. */
export function noSessionHasTheToken(): void {}

export async function aRegistrationIsUnderWay(
  world: World,
  { token, email }: ParamsOf<'a registration is under way'>,
): Promise<void> {
  noAccountHasTheEmail(world, { email })
  const { accounts } = world.identity
  await accounts.open(await accounts.begin(email), token)
}

export async function aLetterWasSent(
  { identity: { letters } }: World,
  { email, uuid, code }: ParamsOf<'a letter was sent'>,
): Promise<void> {
  await letters.send(email, { uuid, code })
}

export async function theCodeWasUsed(
  { identity: { letters } }: World,
  { uuid }: ParamsOf<'the code of the letter was used'>,
): Promise<void> {
  const letter = letters.get(uuid)
  if (letter) await letters.use(letter)
}

export async function aNewerLetterWasSent(
  { identity: { letters } }: World,
  { email }: ParamsOf<'a newer letter was sent'>,
): Promise<void> {
  await letters.send(email)
}

export const allLettersAreTooOld = ({ identity: { letters } }: World): Promise<void> => letters.expire()

export function noLetterHasTheUuid(
  { identity: { letters } }: World,
  { uuid }: ParamsOf<'no letter has the uuid'>,
): void {
  letters.forget(uuid)
}
