type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export const isModifiedClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/** Listens on the document, because it outlives each page. */
export function listenForClicks(selector: string, onClick: (element: HTMLElement) => void): () => void {
  const handleClick = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (element) onClick(element)
  }
  document.addEventListener('click', handleClick)
  return () => document.removeEventListener('click', handleClick)
}
