type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether the browser opens the link in another tab or window, or downloads it. */
export const isModifiedClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/** Listens on the document, because it outlives each page. */
export function listenForClicks(selector: string, onClick: () => void): () => void {
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) onClick()
  }
  document.addEventListener('click', handleClick)
  return () => document.removeEventListener('click', handleClick)
}
