import type { Page } from '@playwright/test'

/** What is wrong with a page's layout as it stands: it scrolls sideways, text is cut, targets lie over one another. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const named = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}'`
    const isUnseen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }
    const shown = [...document.body.querySelectorAll('*')].filter(
      element =>
        !element.closest('.unseen, svg, [hidden], [aria-hidden=true]') && isShown(element) && !isUnseen(element),
    )
    const floats = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true
      return false
    }
    const linesOf = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getClientRects()
    }
    const edge = document.documentElement.clientWidth

    const sideways = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : []

    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const outside = shown.flatMap(element => {
      const { left, right } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) if (isScroller(around)) return []
      return right > edge + 1 || left < -1 ? [`outside: ${named(element)}`] : []
    })

    const cut = shown.flatMap(element => {
      const style = getComputedStyle(element)
      const isClipped =
        style.overflowX === 'hidden' || style.overflowX === 'clip' || element.matches('a, button, label')
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      return isClipped && !isMeant && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline'
        ? [`cut: ${named(element)}`]
        : []
    })

    const targets = shown.filter(element =>
      element.matches('a[href], button, summary, select, input:not([type=hidden]), textarea'),
    )
    const boxes = targets.flatMap(element =>
      [...element.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(box => ({ element, box })),
    )
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap(other => {
        // What lies in a field or floats above the page does so on purpose.
        if (one.element.matches('input') || floats(one.element) !== floats(other.element)) return []
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          return []
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return width > 1 && height > 1
          ? [`overlap of ${Math.round(width)}×${Math.round(height)}: ${named(one.element)} and ${named(other.element)}`]
          : []
      }),
    )

    const bar = 'header > .container'
    const firstLine = document.querySelector(`${bar} > *`)?.getBoundingClientRect().bottom ?? 0
    const wrapped = shown.flatMap(element => {
      const isBelow = element.matches(`${bar} > *`) && element.getBoundingClientRect().top >= firstLine
      const isBroken =
        element.matches(`${bar} :is(a:not(:has(*)), [data-city-name])`) &&
        new Set([...linesOf(element)].map(({ top }) => top)).size > 1
      return isBelow || isBroken ? [`wrapped: ${named(element)}`] : []
    })
    const stretched = shown.flatMap(element => {
      if (!element.matches('a[class*=button], button[class*=button]')) return []
      const room = 40
      const highest =
        new Set([...linesOf(element)].map(({ top }) => top)).size * parseFloat(getComputedStyle(element).lineHeight) +
        room
      return element.getBoundingClientRect().height > highest ? [`stretched: ${named(element)}`] : []
    })
    return [...new Set([...wrapped, ...stretched, ...sideways, ...outside, ...cut, ...overlaps])]
  })
