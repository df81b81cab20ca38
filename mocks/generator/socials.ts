import type { Social } from '#domain/profile/profile.ts'
import { slugify } from '#mocks/dataset/slugify.ts'
import type { Facts } from './facts.ts'
import { pickInteger, type Random } from './random.ts'

interface SocialKind {
  readonly type: Social['type']
  /** Probability of this link. A quarter of the specialists skip the draw and have only Telegram. */
  readonly share: number
  readonly createUrl: (account: string, random: Random) => string
}

/** No link belongs to a real person: reserved domain, unassigned phone numbers, account names with the id. */
const kinds: readonly [SocialKind, ...SocialKind[]] = [
  { type: 'telegram', share: 0.6, createUrl: account => `https://t.me/${account.replaceAll('-', '_')}` },
  {
    type: 'whatsapp',
    share: 0.5,
    createUrl: (_, random) => `https://wa.me/7000${pickInteger(random, 1_000_000, 9_999_999)}`,
  },
  { type: 'vk', share: 0.35, createUrl: account => `https://vk.com/${account.replaceAll('-', '_')}` },
  { type: 'youtube', share: 0.06, createUrl: account => `https://www.youtube.com/@${account}` },
  { type: 'site', share: 0.18, createUrl: account => `https://${account}.example/` },
  { type: 'link', share: 0.05, createUrl: account => `https://ok.ru/${account}` },
]

const [telegram] = kinds

/** At least one link, so that each specialist can be contacted. */
export function drawSocials(random: Random, { id, name }: Facts): readonly Social[] {
  const account = `${slugify(name.split(' ').at(-1) ?? name)}-demo-${id}`
  const drawnKinds = random() < 0.25 ? [] : kinds.filter(({ share }) => random() < share)
  return (drawnKinds.length === 0 ? [telegram] : drawnKinds).map(({ type, createUrl }) => ({
    type,
    url: createUrl(account, random),
  }))
}
