import { writeStored, readStored } from './storage.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const key = 'carried-over'

// A visible password has another type.
const isSecret = ({ type, autocomplete }: FormControl) => /password|time-code/.test(type + autocomplete)
const findFields = () => [...document.querySelectorAll<FormControl>('input[name],select[name],textarea[name]')]
const findButtons = (): readonly (HTMLElement | undefined)[] => [...document.querySelectorAll('button')]
const store = (text: string) => writeStored(key, text, 'sessionStorage')

/**
 * Saves field values, the scroll position and an unhandled click for the next load of `path` in this tab. No
 * secrets.
 */
export function saveFormState(path: string, clicked?: HTMLElement): void {
  const fields = findFields().flatMap(field => (field.value && !isSecret(field) ? [[field.name, field.value]] : []))
  const button = findButtons().indexOf(clicked)
  store(`${new URLSearchParams([[path, `${scrollY}`], [clicked?.textContent ?? '', `${button}`], ...fields])}`)
}

export interface RestoredFormState {
  /** The fields whose values were restored. */
  readonly fields: readonly FormControl[]
  readonly clicked?: HTMLElement | undefined
}

/** Restores and deletes the saved state. */
export function restoreFormState(): RestoredFormState {
  const [[path, scroll] = [], [label, button] = [], ...fields] = new URLSearchParams(
    readStored(key, 'sessionStorage') ?? '',
  )
  store('')
  if (path !== location.pathname) return { fields: [] }
  scrollTo(0, Number(scroll))
  const values = new Map(fields)
  const clicked = findButtons()[Number(button)]
  return {
    // A new build may have a different button at this index.
    clicked: clicked?.textContent === label ? clicked : undefined,
    fields: findFields().filter(field => {
      const value = values.get(field.name)
      if (!value || field.value) return false
      field.value = value
      return true
    }),
  }
}
