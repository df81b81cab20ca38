/** Calls once, when somebody comes near a banner that is shown: its machine weighs more than the page's own script. */
export function onBannerTouched(call: () => void): () => void {
  const touches = ['pointerover', 'focusin'] as const
  const stop = () => {
    for (const touch of touches) document.removeEventListener(touch, note)
  }
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-cookie-banner]')) return
    stop()
    call()
  }
  for (const touch of touches) document.addEventListener(touch, note, { passive: true })
  return stop
}
