import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { defaultSettings, emptyAccount, getUserId, defaultVerifiedAt, type Account } from '#mocks/accounts/accounts.ts'
import { hashPassword } from '#mocks/accounts/password.ts'
import type { World } from '#mocks/world/world.ts'

type Params<N extends keyof ProviderStateParams> = ProviderStateParams[N]

function replaceAccount({ accountStores: { accounts } }: World, account: Account): Promise<Account> {
  const { id, email, phone } = account
  accounts.remove(
    other => other.id === id || (email !== null && other.email === email) || (phone !== null && other.phone === phone),
  )
  return accounts.put(account)
}

export async function createAccount(world: World, account: Params<'an account exists'>): Promise<void> {
  const { password, ...details } = account
  const passwordHash = hashPassword(password)
  await replaceAccount(world, { ...emptyAccount, ...details, passwordHash, profileId: 0 })
}

export function removeAccount(
  { accountStores: { accounts } }: World,
  { email }: Params<'no account has the e-mail'>,
): void {
  accounts.remove(account => account.email === email)
}

export async function signIn(world: World, params: Params<'somebody is signed in'>): Promise<void> {
  const { token, profile_id: profileId, email, phone, password, about_statistics: aboutStatistics } = params
  const name = world.people.get(profileId)?.name ?? ''
  const account = await replaceAccount(world, {
    id: getUserId(profileId),
    profileId,
    name,
    email,
    emailVerifiedAt: defaultVerifiedAt,
    phone,
    passwordHash: hashPassword(password),
    whatsapp: phone,
    telegramLinked: true,
    aboutStatistics,
    settings: defaultSettings,
  })
  await world.accountStores.accounts.openSession(account, token)
}

export async function signInWithoutDetails(
  world: World,
  { token, profile_id: profileId }: Params<'somebody without details is signed in'>,
): Promise<void> {
  const account = await replaceAccount(world, {
    ...emptyAccount,
    id: getUserId(profileId),
    profileId,
  })
  await world.accountStores.accounts.openSession(account, token)
}

export function allowPasswordWithoutCurrent(
  { accountStores: { accounts } }: World,
  { token }: Params<'the session began with a code'>,
): void {
  const account = accounts.findByToken(token)
  if (account) accounts.allowPasswordWithoutCurrent(account)
}

export async function beginRegistration(
  world: World,
  { token, email }: Params<'a registration is under way'>,
): Promise<void> {
  removeAccount(world, { email })
  const { accounts } = world.accountStores
  await accounts.openSession(await accounts.beginRegistration(email), token)
}

export async function sendVerificationEmail(
  { accountStores: { verificationEmails } }: World,
  { email, uuid, code }: Params<'a letter was sent'>,
): Promise<void> {
  await verificationEmails.send(email, { uuid, code })
}

export async function markCodeUsed(
  { accountStores: { verificationEmails } }: World,
  { email }: Params<'the code of the letter was used'>,
): Promise<void> {
  const verificationEmail = verificationEmails.findNewestIfUnused(email)
  if (verificationEmail) await verificationEmails.markUsed(verificationEmail)
}

export async function sendNewerVerificationEmail(
  { accountStores: { verificationEmails } }: World,
  { email }: Params<'a newer letter was sent'>,
): Promise<void> {
  await verificationEmails.send(email)
}

export const expireVerificationEmails = ({ accountStores: { verificationEmails } }: World): Promise<void> =>
  verificationEmails.expireAll()

export function removeVerificationEmail(
  { accountStores: { verificationEmails } }: World,
  { uuid }: Params<'no letter has the uuid'>,
): void {
  verificationEmails.remove(uuid)
}
