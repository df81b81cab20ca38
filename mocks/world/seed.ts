import { dataComplaintTypes } from '#mocks/data/complaint-types.ts'
import type { Bilingual, MockLanguage } from '#mocks/data/bilingual.ts'
import type { DatasetCity } from '#mocks/dataset/cities.ts'
import type { TradeCategory } from '#mocks/dataset/trade.ts'
import type { Collections } from './collections.ts'

type NamedRecord = { readonly id: number; readonly slug: string; readonly name: Bilingual }

const toNamedWire = ({ id, slug, name }: NamedRecord, lang: MockLanguage) => ({ id, slug, name: name[lang] })

const toCategoryWire = ({ description, ...category }: TradeCategory, lang: MockLanguage) => ({
  ...toNamedWire(category, lang),
  parent_id: category.parentId,
  description: description?.[lang] ?? null,
})

export async function seedCollections(
  { regions, cities, categories, complaintTypes }: Collections,
  dataCities: readonly DatasetCity[],
  dataCategories: readonly TradeCategory[],
): Promise<void> {
  const regionIds = new Map<string, number>()
  for (const { region } of dataCities) {
    if (regionIds.has(region.ru)) continue
    regionIds.set(region.ru, regionIds.size + 1)
    await regions.create({ id: regionIds.size, ru: { name: region.ru }, en: { name: region.en } })
  }
  for (const city of dataCities) {
    const regionId = regionIds.get(city.region.ru) ?? 0
    const { id, slug } = city
    await cities.create({ id, slug, regionId, ru: toNamedWire(city, 'ru'), en: toNamedWire(city, 'en') })
  }
  for (const category of dataCategories) {
    const { id, slug, parentId } = category
    await categories.create({
      id,
      slug,
      parentId,
      ru: toCategoryWire(category, 'ru'),
      en: toCategoryWire(category, 'en'),
    })
  }
  for (const { id, name, description } of dataComplaintTypes) {
    const toWire = (lang: MockLanguage) => ({ id, name: name[lang], description: description[lang] })
    await complaintTypes.create({ id, ru: toWire('ru'), en: toWire('en') })
  }
}
