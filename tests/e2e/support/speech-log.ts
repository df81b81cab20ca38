import type { BrowserContext, Page } from '@playwright/test'

declare global {
  /** Reports a live region's text to the test. Undefined until the context has bound it. */
  var reportSpeech: ((line: string) => Promise<void>) | undefined
}

export interface SpeechLog {
  /** Takes the lines since the last call. */
  readonly take: () => readonly string[]
  /** All lines so far. */
  readonly all: () => readonly string[]
}

/** What depends on the speed of the machine, and has tests of its own. */
const timed = new Set(['Загружаем', 'Loading'])

/**
 * Records what live regions announce on all pages of a context: the rendered text of each change. A status that comes together with
 * its region, which screen readers miss, and a text outside of an open modal dialog are recorded with what is wrong.
 */
export async function recordSpeech(context: BrowserContext): Promise<SpeechLog> {
  const lines: string[] = []
  let taken = 0
  await context.exposeBinding('reportSpeech', (_source, line: string) => {
    if (!timed.has(line.replace(/ \(.*/, ''))) lines.push(line)
  })
  await context.addInitScript(watchLiveRegions)
  return {
    take: () => {
      const taking = lines.slice(taken)
      taken = lines.length
      return taking
    },
    all: () => [...lines],
  }
}

/** Runs in the page. */
function watchLiveRegions() {
  const spoken = new WeakMap<Element, string>()
  const findAnnouncer = () => document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]')
  const findRegions = () => {
    const announcer = findAnnouncer()
    const regions = document.querySelectorAll('output, [role=status], [role=alert], [aria-live]')
    return [...regions, ...(announcer ? [announcer] : [])].filter(
      region => !region.parentElement?.closest('[role=status], [role=alert], [aria-live]'),
    )
  }
  const read = (region: Element) => (region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : '')
  const look = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    for (const region of findRegions()) {
      if (region.closest('[aria-busy=true]')) continue
      // A region that becomes live is not read out.
      if (region.matches('[aria-live=off]')) {
        spoken.set(region, read(region))
        continue
      }
      const text = read(region)
      const before = spoken.get(region)
      spoken.set(region, text)
      const isAlert = region.matches('[role=alert]') || region === findAnnouncer()
      if (text === '' || text === before) continue
      const fault =
        before === undefined && !isAlert
          ? ' (with its region)'
          : dialog && !dialog.contains(region)
            ? ' (outside of the dialog)'
            : ''
      void globalThis.reportSpeech?.(text + fault)
    }
  }
  const start = () => {
    for (const region of findRegions()) spoken.set(region, read(region))
    const options = { subtree: true, childList: true, characterData: true }
    const attributes = ['hidden', 'data-waiting', 'aria-busy', 'open']
    new MutationObserver(look).observe(document, { ...options, attributeFilter: attributes })
    // The announcer of titles has a shadow root.
    new MutationObserver((_records, observer) => {
      const announcer = findAnnouncer()
      if (!announcer) return
      observer.disconnect()
      new MutationObserver(look).observe(announcer, options)
      look()
    }).observe(document, { subtree: true, childList: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/** The focused element as a screen reader names it: 'link "Казань"', with its description and the active option of its list. */
export async function describeFocus(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  const active = await focus.getAttribute('aria-activedescendant')
  const option = active === null ? '' : ` → ${getFirstLine(await page.locator(`[id="${active}"]`).ariaSnapshot())}`
  const description = await focus.evaluate(element =>
    (element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map(id => document.getElementById(id)?.innerText.replace(/\s+/g, ' ').trim())
      .join(' '),
  )
  return getFirstLine(await focus.ariaSnapshot()) + (description === '' ? '' : `, ${description}`) + option
}

const getFirstLine = (snapshot: string) => (snapshot.split('\n')[0] ?? '').replace(/^- |:$/g, '')
