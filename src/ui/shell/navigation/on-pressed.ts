/** Calls when something is pressed that bears a mark (`data-…`): pages come and go, the document stays and listens. */
export function onPressed(mark: string, call: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest(mark)) call()
  }
  document.addEventListener('click', listen)
  return () => document.removeEventListener('click', listen)
}
