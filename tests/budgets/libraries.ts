/** No page but the gallery may load these to hydrate (docs/architecture.md, rule 9). The strings survive minification. */
const libraryMarkers: Readonly<Record<string, RegExp>> = {
  'React Query': /No QueryClient set|queryHash/,
  XState: /xstate\./,
  'react-hook-form': /shouldUnregister/,
  Effect: /~effect\//,
  inversify: /inversify/,
  'date-fns': /constructDateFrom|hourCycle/,
  i18next: /pluralSeparator|NO_I18NEXT_INSTANCE/,
}

export const findLibraries = (script: string): readonly string[] =>
  Object.entries(libraryMarkers).flatMap(([name, marker]) => (marker.test(script) ? [name] : []))
