import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const mark = 'reloaded-for-lost-file'

/**
 * A component whose file comes when it is first shown. A file that is gone (a new build replaced it) reloads the page,
 * once: after that the error is told as it is.
 */
export const lazyIsland = <Props,>(
  load: () => Promise<ComponentType<Props>>,
  reload: () => void = () => location.reload(),
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const component = await load()
      sessionStorage.removeItem(mark)
      return { default: component }
    } catch (error) {
      if (sessionStorage.getItem(mark) !== null) throw error
      sessionStorage.setItem(mark, location.pathname)
      reload()
      // What stands in its place stays until the reload takes it away.
      return new Promise<never>(() => undefined)
    }
  })
