import { expect, test, vi } from 'vitest'
import { leavingEvent } from '#ui/navigation/navigation-events.ts'

test('the first file of a phone answers what is answered everywhere, dialogs and profiles', async () => {
  const listened = vi.spyOn(globalThis, 'addEventListener')
  vi.stubGlobal('DIALOG_FILES', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  globalThis.znatokInput = { entered: new Set() }
  await import('./phone.ts')
  const button = document.createElement('button')
  button.dataset['themeSwitch'] = ''
  document.body.append(button)
  globalThis.znatokInput.clicked = button
  button.click()
  expect(document.documentElement.dataset.waiting).toBe('')
  expect(listened.mock.calls.map(([type]) => type)).toContain(leavingEvent)
  globalThis.znatokInput = undefined
})
