const openMenu = () => document.querySelector<HTMLDetailsElement>('[data-phone-menu][open]')

export function closePhoneMenu(): void {
  const menu = openMenu()
  if (menu) menu.open = false
}

/**
 * What `<details>` cannot do: closes the menu on Escape, on a click on a link, and on submit; and keeps the focus on a summary that
 * is pressed, so that Tab goes on from there: WebKit leaves it where it was.
 */
export function phoneMenuKeys(): () => void {
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    target.closest('summary')?.focus()
    // The city picker opens above the menu and returns the focus to it.
    if (target.closest('[data-phone-menu] a:not([data-city-picker])')) closePhoneMenu()
  }
  const send = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-phone-menu]')) closePhoneMenu()
  }
  const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
    const menu = openMenu()
    if (key !== 'Escape' || defaultPrevented || !menu || document.querySelector('dialog[open]')) return
    closePhoneMenu()
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('click', press)
  document.addEventListener('submit', send)
  document.addEventListener('keydown', escape)
  return () => {
    document.removeEventListener('click', press)
    document.removeEventListener('submit', send)
    document.removeEventListener('keydown', escape)
  }
}
