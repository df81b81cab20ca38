/** The page stays where it is while a dialog is open. The place of its scroll bar stays too, so that nothing moves. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  const bar = innerWidth - clientWidth
  style.overflow = 'hidden'
  if (bar > 0) style.paddingInlineEnd = `${bar}px`
  return () => {
    style.overflow = before.overflow
    style.paddingInlineEnd = before.paddingInlineEnd
  }
}
