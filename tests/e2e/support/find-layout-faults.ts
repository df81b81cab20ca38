import type { Page } from '@playwright/test'

/** Call `layOutWholePage` first. */
export function findLayoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const describe = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}'`
    const isCollapsed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }
    const visibleElements = [...document.body.querySelectorAll('*')].filter(
      element =>
        !element.closest('.visually-hidden, svg, [hidden], [aria-hidden=true]') &&
        isVisible(element) &&
        !isCollapsed(element),
    )
    const bars = new Map<Element, Element | null>()
    const findFloatingBar = (element: Element): Element | null => {
      const cachedBar = bars.get(element)
      if (cachedBar !== undefined) return cachedBar
      const isBar = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      const bar = isBar ? element : element.parentElement && findFloatingBar(element.parentElement)
      bars.set(element, bar)
      return bar
    }
    const isFloating = (element: Element) => findFloatingBar(element) !== null
    const getLineBoxes = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getClientRects()
    }
    // Counts only text nodes, because an icon has a box of its own.
    const countTextLines = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const tops = new Set<number>()
      while (texts.nextNode()) for (const { top } of getLineBoxes(texts.currentNode)) tops.add(top)
      return tops.size
    }
    const viewportWidth = document.documentElement.clientWidth

    const sidewaysFaults = document.documentElement.scrollWidth > viewportWidth ? ['the page scrolls sideways'] : []

    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const outsideFaults = visibleElements.flatMap(element => {
      const { left, right } = element.getBoundingClientRect()
      if (right <= viewportWidth + 1 && left >= -1) return []
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
        if (isScroller(ancestor)) return []
      return [`outside: ${describe(element)}`]
    })

    const isFilledInput = (element: Element) => element instanceof HTMLInputElement && element.value !== ''
    const clippedFaults = visibleElements.flatMap(element => {
      // An input scrolls its value.
      if (isFilledInput(element)) return []
      const style = getComputedStyle(element)
      const mustFit = style.overflowX === 'hidden' || style.overflowX === 'clip' || element.matches('a, button, label')
      const isIntended = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      return mustFit && !isIntended && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline'
        ? [`clipped: ${describe(element)}`]
        : []
    })

    const targets = visibleElements.filter(element =>
      element.matches('a[href], button, summary, select, input:not([type=hidden]), textarea'),
    )
    // A button may overlap its field, and a floating bar may overlap the page.
    const mustNotOverlap = (first: Element, second: Element) =>
      !first.matches('input') &&
      isFloating(first) === isFloating(second) &&
      !first.contains(second) &&
      !second.contains(first)
    const boxes = targets.flatMap((element, targetIndex) =>
      [...element.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, bottom }) => ({ element, targetIndex, left, right, top, bottom })),
    )
    const overlaps: string[] = []
    // Sorted by top, so that the inner loop can stop below the upper box.
    const sortedBoxes = boxes.toSorted((a, b) => a.top - b.top)
    for (const [index, upper] of sortedBoxes.entries())
      for (let next = index + 1; next < sortedBoxes.length; next++) {
        const lower = sortedBoxes[next]
        if (!lower || lower.top >= upper.bottom - 1) break
        const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
        const height = Math.min(upper.bottom, lower.bottom) - lower.top
        const [first, second] =
          upper.targetIndex < lower.targetIndex ? [upper.element, lower.element] : [lower.element, upper.element]
        if (width > 1 && height > 1 && mustNotOverlap(first, second))
          overlaps.push(
            `overlap of ${Math.round(width)}×${Math.round(height)}: ${describe(first)} and ${describe(second)}`,
          )
      }

    // Checked in floating bars only, which have the least space.
    const coveredFaults = visibleElements.filter(isFloating).flatMap(element => {
      const texts = [...element.childNodes].filter(node => node instanceof Text && node.data.trim() !== '')
      const isCovered = texts
        .flatMap(text => [...getLineBoxes(text)])
        .some(line =>
          boxes.some(
            box =>
              Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 &&
              Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 1 &&
              findFloatingBar(box.element) === findFloatingBar(element) &&
              mustNotOverlap(box.element, element),
          ),
        )
      return isCovered ? [`covered: ${describe(element)}`] : []
    })

    const headerBarSelector = 'header > .container'
    const firstLineBottom = document.querySelector(`${headerBarSelector} > *`)?.getBoundingClientRect().bottom ?? 0
    const wrappedFaults = visibleElements.flatMap(element => {
      const isBelow =
        element.matches(`${headerBarSelector} > *`) && element.getBoundingClientRect().top >= firstLineBottom
      const isTextWrapped =
        element.matches(`${headerBarSelector} :is(a:not(:has(*)), [data-city-name])`) &&
        new Set([...getLineBoxes(element)].map(({ top }) => top)).size > 1
      return isBelow || isTextWrapped ? [`wrapped: ${describe(element)}`] : []
    })
    const stretchedFaults = visibleElements.flatMap(element => {
      if (!element.matches('a[class*=button], button[class*=button]')) return []
      const paddingPx = 40
      const textHeight = countTextLines(element) * parseFloat(getComputedStyle(element).lineHeight)
      // A button with only an icon has no line of text.
      const targetPx = 44
      const maxHeight = Math.max(targetPx, textHeight + paddingPx)
      return element.getBoundingClientRect().height > maxHeight ? [`stretched: ${describe(element)}`] : []
    })
    return [
      ...new Set([
        ...wrappedFaults,
        ...stretchedFaults,
        ...sidewaysFaults,
        ...outsideFaults,
        ...clippedFaults,
        ...overlaps,
        ...coveredFaults,
      ]),
    ]
  })
}
