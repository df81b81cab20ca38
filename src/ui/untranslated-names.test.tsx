import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { aTree, math } from '#tests/builders/category.ts'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { CityView, type CityViewProps } from './city/city-view.tsx'
import { CitiesPanel } from './city/list/cities-panel.tsx'
import { ListCitiesView } from './city/list/list-cities-view.tsx'
import { HomeView } from './home/home-view.tsx'
import { ProfileListView, type ProfileListViewProps } from './profile/list/profile-list-view.tsx'
import { ProfileView } from './profile/page/profile-view.tsx'
import { UseCasesContext } from './use-cases.tsx'

const createOk = <T,>(value: T) => ({ ok: true, value }) as const
const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
const regions = someRegions({ Татарстан: ['Казань', 'Елабуга', 'Киров'], 'Вятский край': ['Киров', 'Kirov'] })
const nearbyCities = createOk([
  { city: aCity({ id: 9, slug: 'ufa', name: 'Уфа' }), specialistCount: 12, distanceKm: 190 },
])
const alternatives = { nearbyCities, unfilteredCount: createOk(86), countryCount: createOk(154) }
const fullPage = createOk(aPage([aProfile()], { total: 228, lastPage: 10 }))
const emptyPage = createOk(aPage([]))

const home = (
  <HomeView
    locale="en"
    regions={regions}
    categories={createOk(aTree())}
    profiles={createOk([aProfile(), aProfile({ id: 8, about: null, experienceYears: null })])}
  />
)
const createCityPage = (props: Partial<CityViewProps>) => (
  <CityView
    locale="en"
    city={aCity()}
    namesakeRegion="Татарстан"
    regions={createOk(regions)}
    categories={createOk(aTree())}
    bestProfiles={fullPage}
    {...props}
  />
)
const createList = (
  { category = math, ...props }: Partial<ProfileListViewProps> & Partial<ProfileListViewProps['list']>,
  filters: ProfileListViewProps['list']['filters'] = {},
) => (
  <ProfileListView
    list={{
      locale: 'en',
      city: aCity(),
      namesakeRegion: 'Татарстан',
      category,
      parent: null,
      filters,
      rejectedFilters: {},
    }}
    categories={createOk(aTree())}
    profiles={fullPage}
    {...props}
  />
)

const profile = (
  <ProfileView
    locale="en"
    profile={aProfile({ user: { id: 1, name: 'Aigul Safina', avatar: null }, socials: [] })}
    originalName="Айгуль Сафина"
    categories={createOk(aTree())}
  />
)

function findUnmarkedTexts(page: ReactNode): readonly string[] {
  const { container } = render(<UseCasesContext value={pendingUseCases}>{page}</UseCasesContext>, {
    wrapper: EmptySavedProfiles,
  })
  return [...container.querySelectorAll('*')]
    .flatMap(element => [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
    .filter(({ parentElement }) => !parentElement?.closest('[lang=ru]'))
    .map(({ textContent }) => textContent ?? '')
    .filter(text => /\p{Script=Cyrillic}/u.test(text))
}

test.each([
  ['the home page', home],
  ['the cities', <CitiesPanel key="" locale="en" regions={regions} />],
  ['a city', createCityPage({ nearbyCities })],
  ['an empty city', createCityPage({ bestProfiles: emptyPage, nearbyCities })],
  ['a city whose blocks failed', createCityPage({ bestProfiles: unavailableOutcome, categories: unavailableOutcome })],
  ['a profile without contacts', profile],
  ['a list', createList({ category: { ...math, description: 'Подготовка к ЕГЭ' } })],
  ['a list without a category', createList({ category: null })],
  ['a list that failed', createList({ profiles: unavailableOutcome, categories: unavailableOutcome })],
  [
    'the cities of a list',
    <ListCitiesView key="" locale="en" regions={regions} list={{ category: null, ...noFilters }} />,
  ],
  ['a short list', createList({ profiles: createOk(aPage([aProfile()], { total: 3 })), alternatives })],
  ['an empty list', createList({ profiles: emptyPage, alternatives })],
  [
    'an empty list with filters',
    createList({ profiles: emptyPage, alternatives }, { search: 'математек', priceTo: 5 }),
  ],
])('marks names without a translation as Russian on an English page: %s', (_name, page) => {
  expect(findUnmarkedTexts(page)).toEqual([])
})
