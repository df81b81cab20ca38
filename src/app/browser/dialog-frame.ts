import type { Locale } from '#domain/shared/locale.ts'
import type { InputBeforeHydration } from '#infrastructure/browser/replay-input.ts'
import { currentLocale } from '#ui/i18n/browser-texts.ts'
import { dialogHeadings } from '#ui/i18n/dialog-headings.ts'
import { x } from '#ui/kit/display/icons.ts'

/*
 * The frame of a dialog that is pressed before hydration, with its heading, until the dialog itself is there. It is a popover:
 * a modal dialog that opens hides it, and so does Escape or Back.
 */
type Texts = (typeof dialogHeadings)[Locale]

function headingOf({ dataset, textContent }: HTMLElement, { login, picker, forms }: Texts): string {
  if (dataset['login'] !== undefined) return login
  if (dataset['cityPicker'] !== undefined) return picker
  // The link of a request says what its form is called.
  return new Map(Object.entries(forms)).get(dataset['form'] ?? '') ?? textContent
}

// As dialog.module.css has it on a phone: the dialog takes its place without a jump.
const styles = `.early-dialog{inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;
background:var(--raised);color:var(--ink);overscroll-behavior:contain}
.early-dialog header{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:8px var(--gutter);border-bottom:1px solid var(--line)}
.early-dialog h2{padding-block:calc((44px - 1.2em)/2)}
.early-dialog button{display:grid;place-items:center;width:44px;height:44px;margin-inline-end:-9px;border:0;background:none}
.early-dialog svg{width:23px;height:23px}
.early-dialog p{height:40px;margin:20px var(--gutter);border-radius:6px;background:var(--well)}
@media (prefers-reduced-motion:no-preference){.early-dialog{animation:early-dialog 200ms cubic-bezier(0.2,0.8,0.2,1)}
.early-dialog p{animation:early-lines 1.6s infinite alternate ease-in-out}}
@keyframes early-dialog{from{opacity:0;transform:translateY(24px)}}
@keyframes early-lines{to{opacity:0.6}}`

let sheet: CSSStyleSheet | undefined

function addStyles() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

function frameOf(heading: string, close: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = frame.id = 'early-dialog'
  frame.popover = 'auto'
  frame.role = 'dialog'
  frame.ariaLabel = heading
  frame.ariaBusy = 'true'
  frame.innerHTML = `<header><h2></h2><button type="button" popovertarget="early-dialog" popovertargetaction="hide"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${x}"/></svg></button></header><p></p><p></p><p></p>`
  const [title, button] = [frame.querySelector('h2'), frame.querySelector('button')]
  if (title) title.textContent = heading
  if (button) button.ariaLabel = close
  return frame
}

export const isFrameShown = (): boolean => document.querySelector('.early-dialog') !== null

/** Shows the frame of the dialog that the link pressed last opens. */
export function showFrame(link: HTMLElement, input: InputBeforeHydration): void {
  const root = document.documentElement
  const inLanguage = dialogHeadings[currentLocale()]
  const frame = frameOf(headingOf(link, inLanguage), inLanguage.close)
  addStyles()
  frame.addEventListener('beforetoggle', event => {
    if (!('newState' in event) || event.newState !== 'closed') return
    const opened = document.querySelector<HTMLElement>('dialog:modal')
    // It is there already, for those who look at it.
    if (opened) opened.style.animation = 'none'
    else if (input.clicked === link) {
      // Nobody waits any longer.
      delete input.clicked
      delete root.dataset.waiting
    }
  })
  frame.addEventListener('toggle', () => {
    if (!frame.matches(':popover-open')) frame.remove()
  })
  document.body.append(frame)
  frame.showPopover()
}
