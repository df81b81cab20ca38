export interface City {
  readonly id: number
  readonly slug: string
  readonly name: string
}

export interface Region {
  readonly name: string
  readonly cities: readonly City[]
}

export interface CityNotFound {
  readonly _tag: 'CityNotFound'
  readonly slug: string
}

/** The city could not be asked for: nobody knows whether it exists. */
export interface CityUnavailable {
  readonly _tag: 'CityUnavailable'
  readonly slug: string
}
