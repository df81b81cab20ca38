import type { FormControl, InputBeforeHydration } from './replay-input.ts'
import { writeStorageItem, readStorageItem } from './storage.ts'

const key = 'carried-over'

/** Only radio buttons are restored as checked. A select has none of these properties. */
type Field = FormControl & { checked?: boolean; readonly defaultChecked?: boolean; readonly defaultValue?: string }

/** The browser handles `popovertarget` before hydration: a replay would reopen filters that were closed meanwhile. */
export const pressableSelector = 'button:not([popovertarget]),[data-city-picker],[data-form],[data-login]'
const findPressables = (label: string | undefined): readonly (HTMLElement | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(pressableSelector)].filter(element => element.textContent === label)

// The type of a visible password is not `password`, so autocomplete is checked too. A hidden field may have the name of
// a visible one: a filter form repeats the search.
const isPreserved = ({ type, autocomplete }: Field) => !/password|time-code|hidden/.test(type + autocomplete)
const findFields = () => [...document.querySelectorAll<Field>(':is(input,select,textarea)[name]')].filter(isPreserved)
const isEdited = ({ checked, defaultChecked, value, defaultValue = '' }: Field) =>
  checked ? !defaultChecked : value !== defaultValue

const storeState = (text: string) => writeStorageItem(key, text, 'sessionStorage')

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

export function restoreFormState(input: InputBeforeHydration): void {
  const state = new URLSearchParams(readStorageItem(key, 'sessionStorage') ?? '')
  const [[path, scroll] = [], [label, index] = []] = state
  storeState('')
  if (path !== location.pathname) return
  scrollTo(0, Number(scroll))
  input.clicked ??= findPressables(label)[Number(index)]
  const fields = findFields()
  // By name, because only the chosen one of several radio buttons counts as edited.
  for (const { name } of fields.filter(isEdited)) state.delete(name)
  for (const field of fields) {
    const value = state.get(field.name)
    if (value === null) continue
    if (field.type === 'radio') field.checked = field.value === value
    else field.value = value
    input.entered.add(field)
  }
}
