import { writeStored, readStored } from './storage.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const key = 'carried-over'

// The type of a visible password is not `password`, so autocomplete is checked too.
const isSecret = ({ type, autocomplete }: FormControl) => /password|time-code/.test(type + autocomplete)
const findFields = () => [...document.querySelectorAll<FormControl>('input[name],select[name],textarea[name]')]
const findButtons = (): readonly (HTMLElement | undefined)[] => [...document.querySelectorAll('button')]
const storeState = (text: string) => writeStored(key, text, 'sessionStorage')

/** Saves the form state for the next load of `path` in this tab, without secrets. */
export function saveFormState(path: string, clickedElement?: HTMLElement): void {
  const fields = findFields().flatMap(field => (field.value && !isSecret(field) ? [[field.name, field.value]] : []))
  const button = findButtons().indexOf(clickedElement)
  storeState(
    `${new URLSearchParams([[path, `${scrollY}`], [clickedElement?.textContent ?? '', `${button}`], ...fields])}`,
  )
}

export const isStateSaved = (): boolean => Boolean(readStored(key, 'sessionStorage'))

export interface RestoredFormState {
  readonly fields: readonly FormControl[]
  readonly clicked?: HTMLElement | undefined
}

export function restoreFormState(): RestoredFormState {
  const [[path, scroll] = [], [label, button] = [], ...fields] = new URLSearchParams(
    readStored(key, 'sessionStorage') ?? '',
  )
  storeState('')
  if (path !== location.pathname) return { fields: [] }
  scrollTo(0, Number(scroll))
  const values = new Map(fields)
  const clickedButton = findButtons()[Number(button)]
  return {
    // A new build may have a different button at this index.
    clicked: clickedButton?.textContent === label ? clickedButton : undefined,
    fields: findFields().filter(field => {
      const value = values.get(field.name)
      if (!value || field.value) return false
      field.value = value
      return true
    }),
  }
}
