import type { FormControl, InputBeforeHydration } from './replay-input.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'carried-over'

/** Buttons, and links that open dialogs. */
export const pressableSelector = 'button,[data-city-picker],[data-form],[data-login]'
const findPressables = (): readonly (HTMLElement | undefined)[] => [
  ...document.querySelectorAll<HTMLElement>(pressableSelector),
]

// The type of a visible password is not `password`, so autocomplete is checked too.
const isSecret = ({ type, autocomplete }: FormControl) => /password|time-code/.test(type + autocomplete)
const findFields = () =>
  [...document.querySelectorAll<FormControl>('[name]:is(input,select,textarea)')].filter(field => !isSecret(field))

const storeState = (text: string) => writeStored(key, text, 'sessionStorage')

/** Saves the form state for the next load of `path` in this tab, without secrets. */
export function saveFormState(path: string, clickedElement?: HTMLElement): void {
  const fields = findFields()
    .filter(({ value }) => value)
    .map(({ name, value }) => [name, value])
  const index = findPressables().indexOf(clickedElement)
  storeState(
    `${new URLSearchParams([[path, `${scrollY}`], [clickedElement?.textContent ?? '', `${index}`], ...fields])}`,
  )
}

export const isStateSaved = (): boolean => Boolean(readStored(key, 'sessionStorage'))

/** Adds the restored fields and the clicked element to `input`, for the replay after hydration. */
export function restoreFormState(input: InputBeforeHydration): void {
  const state = new URLSearchParams(readStored(key, 'sessionStorage') ?? '')
  const [[path, scroll] = [], [label, index] = []] = state
  storeState('')
  if (path !== location.pathname) return
  scrollTo(0, Number(scroll))
  const clickedElement = findPressables()[Number(index)]
  // A new build may have a different button at this index.
  if (clickedElement?.textContent === label) input.clicked ??= clickedElement
  for (const field of findFields()) {
    const value = state.get(field.name)
    if (!value || field.value) continue
    field.value = value
    input.entered.add(field)
  }
}
