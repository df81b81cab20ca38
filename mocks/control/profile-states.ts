import type { ProviderStateParams } from '#contracts/provider-states.ts'
import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import { getUserId } from '#mocks/accounts/accounts.ts'
import { putProfile } from '#mocks/world/put-profile.ts'
import { createEmptyFacts, generateFacts, type World } from '#mocks/world/world.ts'

const createFullProfile = (
  world: World,
  {
    name,
    city_id: cityId,
    category_id: categoryId,
    speciality_id: specialityId,
    ...wire
  }: ProviderStateParams['a profile exists'],
): ProfileWire => ({
  ...wire,
  user: { id: getUserId(wire.id), name, avatar: `https://images.example/${wire.id}.jpg` },
  about: 'Кладу плитку с 2018 года.',
  city: world.catalog.cities.get(cityId)?.ru ?? null,
  specialities: [
    {
      id: specialityId,
      name: 'Укладка плитки',
      category_id: categoryId,
      price_from: wire.price_from,
      price_unit: 'm2',
    },
  ],
  socials: [{ type: 'telegram', url: 'https://t.me/example' }],
  currency: 'RUB',
  experience_years: 8,
  rating_distribution: { '1': 0, '2': 0, '3': 1, '4': 2, '5': 17 },
  photos: [`https://images.example/works/${wire.id}.jpg`],
  updated_at: wire.created_at,
})

export async function createProfile(world: World, params: ProviderStateParams['a profile exists']): Promise<void> {
  const { id, name, city_id: cityId, category_id: categoryId, price_from: priceFrom } = params
  const generated = generateFacts(id)
  const rating = { ...generated.rating, overall: params.rating, reviews: params.reviews_count }
  const person = {
    ...generated,
    name,
    cityId,
    categoryIds: [categoryId],
    priceFrom,
    rating,
    joinedMicros: Date.parse(params.created_at) * 1000,
  }
  await putProfile(world, person, createFullProfile(world, params))
}

export async function createProfileWithoutDetails(
  world: World,
  { id }: ProviderStateParams['a profile without details exists'],
): Promise<void> {
  await putProfile(world, createEmptyFacts(id), { id })
}
