interface RegionsResponse {
  readonly regions: readonly { readonly cities: readonly { readonly slug: string }[] }[]
}

export async function fetchCitySlugs(apiOrigin: string): Promise<readonly string[]> {
  const response = await fetch(`${apiOrigin}/api/regions?lang=ru`, { headers: { accept: 'application/json' } })
  const { regions } = (await response.json()) as RegionsResponse
  return regions.flatMap(({ cities }) => cities.map(({ slug }) => slug)).toSorted()
}
