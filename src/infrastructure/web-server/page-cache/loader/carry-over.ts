import type { Entered } from './give-again'

const key = 'carried-over'

interface Carried {
  readonly path: string
  readonly scroll: number
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const isCarried = (value: unknown): value is Carried => typeof value === 'object' && value !== null && 'fields' in value
const isSecret = (field: Entered) => field.type === 'password' || field.autocomplete === 'one-time-code'
const fieldsOf = () => [...document.querySelectorAll<Entered>('input[name],select[name],textarea[name]')]

/** Leaves what was entered, and where the page was scrolled to, for the next load of `path` in this tab. No secrets. */
export function carryOver(path: string): void {
  const fields = fieldsOf().flatMap(field =>
    field.value && !isSecret(field) ? [[field.name, field.value] as const] : [],
  )
  const carried: Carried = { path, scroll: scrollY, fields }
  sessionStorage.setItem(key, JSON.stringify(carried))
}

/** Takes it up again; answers the fields that got their text back. */
export function restore(): readonly Entered[] {
  const carried = taken()
  if (!isCarried(carried) || carried.path !== location.pathname) return []
  scrollTo(0, carried.scroll)
  const values = new Map(carried.fields)
  return fieldsOf().filter(field => {
    const value = values.get(field.name)
    if (value === undefined || field.value) return false
    field.value = value
    return true
  })
}

function taken(): unknown {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? JSON.parse(text) : undefined
  } catch {
    // Storage may be forbidden, and what stands in it may be anybody's.
    return undefined
  }
}
