type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether the browser opens the link in another tab or window, or downloads it. */
export const isModifiedClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/** Listens on the document, which outlives the elements of each page. */
export function onClickWithin(selector: string, call: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) call()
  }
  document.addEventListener('click', listen)
  return () => document.removeEventListener('click', listen)
}
