import type { FormControl, InputBeforeHydration } from './replay-input.ts'
import { writeStorageItem, readStorageItem } from './storage.ts'

const key = 'carried-over'

/**
 * Buttons, and links that open dialogs. The browser handles buttons with `popovertarget` before hydration: a replay
 * would reopen filters that were closed meanwhile.
 */
export const pressableSelector = 'button:not([popovertarget]),[data-city-picker],[data-form],[data-login]'
const findPressables = (label: string | undefined): readonly (HTMLElement | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(pressableSelector)].filter(element => element.textContent === label)

// The type of a visible password is not `password`, so autocomplete is checked too. A hidden field may have the name of
// a visible one: a filter form repeats the search.
const isPreserved = ({ type, autocomplete }: FormControl) => !/password|time-code|hidden/.test(type + autocomplete)
const findFields = () =>
  [...document.querySelectorAll<FormControl>(':is(input,select,textarea)[name]')].filter(isPreserved)
/** A select has no `defaultValue`. */
const isEdited = (field: FormControl & { readonly defaultValue?: string }) => field.value !== (field.defaultValue ?? '')

const storeState = (text: string) => writeStorageItem(key, text, 'sessionStorage')

/** Saves the form state for the next load of `path` in this tab, without secrets. */
export function saveFormState(path: string, clickedElement?: HTMLElement): void {
  const fields = findFields()
    .filter(isEdited)
    .map(({ name, value }) => [name, value])
  const label = clickedElement?.textContent ?? ''
  // Counts only elements with this label, because a hydrated page may have buttons that its document lacks.
  const index = findPressables(label).indexOf(clickedElement)
  storeState(`${new URLSearchParams([[path, `${scrollY}`], [label, `${index}`], ...fields])}`)
}

export const isStateSaved = (): boolean => Boolean(readStorageItem(key, 'sessionStorage'))

/** Adds the restored fields and the clicked element to `input`, for the replay after hydration. */
export function restoreFormState(input: InputBeforeHydration): void {
  const state = new URLSearchParams(readStorageItem(key, 'sessionStorage') ?? '')
  const [[path, scroll] = [], [label, index] = []] = state
  storeState('')
  if (path !== location.pathname) return
  scrollTo(0, Number(scroll))
  input.clicked ??= findPressables(label)[Number(index)]
  for (const field of findFields()) {
    const value = state.get(field.name)
    if (value === null || isEdited(field)) continue
    field.value = value
    input.entered.add(field)
  }
}
