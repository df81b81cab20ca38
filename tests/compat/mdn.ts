import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'

export const { api, css, javascript } = bcd

export const getEntries = (entry: Identifier | undefined): ReadonlyMap<string, Identifier> =>
  new Map(Object.entries(entry ?? {}).flatMap(([name, inner]) => (isEntry(name, inner) ? [[name, inner]] : [])))

const isEntry = (name: string, _inner: Identifier | object): _inner is Identifier => name !== '__compat'
