/**
 * Runs the callback, which replaces links, once no link is being pressed and the focus is outside of the container: a
 * replaced link would lose the click or the focus. Returns a function that cancels the callback.
 */
export function runOnceUnused(container: Element | null, callback: () => void): () => void {
  const hasFocus = () => container?.contains(document.activeElement)
  if (!hasFocus() && !document.querySelector('a:active')) {
    callback()
    return () => undefined
  }
  const endEvents = ['click', 'pointercancel', 'focusin'] as const
  const cancel = () => {
    for (const eventName of endEvents) removeEventListener(eventName, onEnd)
  }
  const onEnd = () => {
    if (hasFocus()) return
    cancel()
    callback()
  }
  for (const eventName of endEvents) addEventListener(eventName, onEnd)
  return cancel
}
