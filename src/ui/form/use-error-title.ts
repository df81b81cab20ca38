import { useEffect } from 'react'
import { fillText } from '#ui/fill-text.ts'

/**
 * Changes the title of the page while its form has errors. `text`: '…{{title}}…'; undefined for a form in a dialog, which leaves the
 * title alone.
 */
export function useErrorTitle(hasErrors: boolean, text: string | undefined): void {
  useEffect(() => {
    if (!hasErrors || text === undefined) return undefined
    const title = document.title
    const changed = fillText(text, { title })
    document.title = changed
    return () => {
      // A navigation has its own title.
      if (document.title === changed) document.title = title
    }
  }, [hasErrors, text])
}
