const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('[data-phone-menu][open]')

export function closePhoneMenu(): void {
  const menu = findOpenMenu()
  if (menu) menu.open = false
}

export function enablePhoneMenuBehavior(): () => void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    // WebKit does not focus a pressed summary.
    target.closest('summary')?.focus()
    // The city picker opens above the menu and returns the focus to it.
    if (target.closest('[data-phone-menu] a:not([data-city-picker])')) closePhoneMenu()
  }
  const onSubmit = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-phone-menu]')) closePhoneMenu()
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    const menu = findOpenMenu()
    if (key !== 'Escape' || defaultPrevented || !menu || document.querySelector('dialog[open]')) return
    closePhoneMenu()
    menu.querySelector('summary')?.focus()
  }
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => listeners.abort()
}
