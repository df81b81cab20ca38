import { useEffect } from 'react'
import { fillText } from '#ui/fill-text.ts'

export function useErrorTitle(hasErrors: boolean, text: string | undefined): void {
  useEffect(() => {
    if (!hasErrors || text === undefined) return undefined
    const title = document.title
    const errorTitle = fillText(text, { title })
    document.title = errorTitle
    return () => {
      // After a navigation, the title belongs to the new page.
      if (document.title === errorTitle) document.title = title
    }
  }, [hasErrors, text])
}
