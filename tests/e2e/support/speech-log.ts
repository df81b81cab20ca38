import { expect, type BrowserContext, type Page } from '@playwright/test'

declare global {
  /** Undefined until the context has bound it. */
  var reportSpeech: ((line: string) => Promise<void>) | undefined
}

export interface SpeechLog {
  /** The lines since the last call of `takeLines`. */
  readonly getNewLines: () => readonly string[]
  readonly takeLines: () => readonly string[]
  readonly getLines: () => readonly string[]
}

/** Announcements that depend on the speed of the machine. Other tests cover them. */
const timingDependentTexts = new Set(['Загружаем', 'Loading', 'Загружаем список', 'Loading the list'])

/** Marks a status that appears with its region, which screen readers miss, and text outside of an open modal dialog. */
export async function recordSpeech(context: BrowserContext): Promise<SpeechLog> {
  const lines: string[] = []
  let takenCount = 0
  await context.exposeBinding('reportSpeech', (_source, line: string) => {
    if (!timingDependentTexts.has(line.replace(/ \(.*/, ''))) lines.push(line)
  })
  await context.addInitScript(watchLiveRegions)
  const getNewLines = () => lines.slice(takenCount)
  return {
    getNewLines,
    takeLines: () => {
      const newLines = getNewLines()
      takenCount = lines.length
      return newLines
    },
    getLines: () => [...lines],
  }
}

function watchLiveRegions() {
  const lastTexts = new WeakMap<Element, string>()
  const findAnnouncer = () => document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]')
  const findRegions = () => {
    const announcer = findAnnouncer()
    const regions = document.querySelectorAll('output, [role=status], [role=alert], [aria-live]')
    return [...regions, ...(announcer ? [announcer] : [])].filter(
      region => !region.parentElement?.closest('[role=status], [role=alert], [aria-live]'),
    )
  }
  const readText = (region: Element) =>
    region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : ''
  const reportChanges = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    for (const region of findRegions()) {
      if (region.closest('[aria-busy=true]')) continue
      // Screen readers do not announce a region that becomes live.
      if (region.matches('[aria-live=off]')) {
        lastTexts.set(region, readText(region))
        continue
      }
      const text = readText(region)
      const previousText = lastTexts.get(region)
      lastTexts.set(region, text)
      const isAlert = region.matches('[role=alert]') || region === findAnnouncer()
      if (text === '' || text === previousText) continue
      const fault =
        previousText === undefined && !isAlert
          ? ' (with its region)'
          : dialog && !dialog.contains(region)
            ? ' (outside of the dialog)'
            : ''
      void globalThis.reportSpeech?.(text + fault)
    }
  }
  const startWatching = () => {
    for (const region of findRegions()) lastTexts.set(region, readText(region))
    const options = { subtree: true, childList: true, characterData: true }
    const attributes = ['hidden', 'data-waiting', 'aria-busy', 'open']
    new MutationObserver(reportChanges).observe(document, { ...options, attributeFilter: attributes })
    // The live region of Next's route announcer is in a shadow root, which the first observer does not reach.
    new MutationObserver((_records, observer) => {
      const announcer = findAnnouncer()
      if (!announcer) return
      observer.disconnect()
      new MutationObserver(reportChanges).observe(announcer, options)
      reportChanges()
    }).observe(document, { subtree: true, childList: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWatching)
  else startWatching()
}

/** Waits for a new line that contains `text`, and takes all new lines. Unlike a toast, a line does not disappear. */
export async function awaitAnnouncement(speech: SpeechLog, text: string): Promise<void> {
  await expect.poll(speech.getNewLines).toContainEqual(expect.stringContaining(text))
  const line = speech.takeLines().find(newLine => newLine.includes(text))
  expect(line).not.toMatch(/\((with its region|outside of the dialog)\)$/)
}

/** Describes the focused element as screen readers do: 'link "Казань"', its description and the active option. */
export async function describeFocus(page: Page): Promise<string> {
  const focusedElement = page.locator(':focus')
  const activeId = await focusedElement.getAttribute('aria-activedescendant')
  const option = activeId === null ? '' : ` → ${getFirstLine(await page.locator(`[id="${activeId}"]`).ariaSnapshot())}`
  const description = await focusedElement.evaluate(element =>
    (element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map(id => document.getElementById(id)?.innerText.replace(/\s+/g, ' ').trim())
      .join(' '),
  )
  return getFirstLine(await focusedElement.ariaSnapshot()) + (description === '' ? '' : `, ${description}`) + option
}

const getFirstLine = (snapshot: string) => (snapshot.split('\n')[0] ?? '').replace(/^- |:$/g, '')
