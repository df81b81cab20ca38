export type GuardName = 'authenticated' | 'register'

/** Which addresses have a guard. One ending in `/**` means all that begin so. */
const guarded: readonly { readonly path: `/${string}`; readonly guard: GuardName }[] = [
  { path: '/profile', guard: 'authenticated' },
  { path: '/profile/**', guard: 'authenticated' },
  { path: '/register', guard: 'register' },
]

const wild = '/**'

/** The name of the guard of a path (`/en` included, no query); undefined: it is open to everybody. */
export function guardOf(path: string): GuardName | undefined {
  const asked = path.replace(/^\/en(?=\/)/, '')
  return guarded.find(({ path: from }) =>
    from.endsWith(wild) ? asked.startsWith(from.slice(0, -wild.length + 1)) : asked === from,
  )?.guard
}
