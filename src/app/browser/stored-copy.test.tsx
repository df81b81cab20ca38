import { act } from '@testing-library/react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rememberPage } from '#infrastructure/browser/remember-page.ts'
import { insertPageList } from '#infrastructure/service-worker/page-list.ts'
import { markDocument } from '#infrastructure/service-worker/mark-document.ts'
import { OfflineView } from '#ui/shell/error/offline-view.tsx'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** Returns the errors that React reports. */
async function hydrateCopy(
  content: ReactNode,
  change: (html: string) => string,
  hydratedContent = content,
): Promise<readonly unknown[]> {
  const createPage = (main: ReactNode) => (
    <html lang="ru">
      <head>
        <title>Казань</title>
      </head>
      <body>
        <div hidden />
        <main>{main}</main>
      </body>
    </html>
  )
  const copy = new DOMParser().parseFromString(change(renderToString(createPage(content))), 'text/html')
  document.documentElement.replaceWith(document.adoptNode(copy.documentElement))
  const errors: unknown[] = []
  await act(async () => {
    root = hydrateRoot(document, createPage(hydratedContent), { onRecoverableError: error => errors.push(error) })
  })
  return errors
}

test('a marked copy hydrates without an error and keeps its mark', async () => {
  expect(await hydrateCopy(<h1>Казань</h1>, html => markDocument(html, 'Сохранено 27 ноября'))).toEqual([])
  expect(document.body.firstElementChild?.nextElementSibling).toHaveRole('status')
  expect(document.querySelector('stored-copy')).toHaveTextContent('Сохранено 27 ноября')
})

function RestoredHeading() {
  const [restorePage] = useState(rememberPage)
  useLayoutEffect(restorePage, [restorePage])
  return <h1>Казань сегодня</h1>
}

test('pageshow fires once, to restore theme and session, if React recreates a copy whose content differs', async () => {
  const onPageShow = vi.fn<() => void>()
  addEventListener('pageshow', onPageShow)
  onTestFinished(() => removeEventListener('pageshow', onPageShow))
  const errors = await hydrateCopy(<h1>Казань</h1>, html => markDocument(html, 'Сохранено'), <RestoredHeading />)
  expect(errors).not.toEqual([])
  expect(document.querySelector('h1')).toHaveTextContent('Казань сегодня')
  expect(onPageShow).toHaveBeenCalledOnce()
})

test('the offline page hydrates without an error and keeps its list', async () => {
  const list = '<ul><li><a href="/kazan">Казань</a></li></ul>'
  expect(await hydrateCopy(<OfflineView locale="ru" />, html => insertPageList(html, list))).toEqual([])
  expect(document.querySelector('a[href="/kazan"]')).toHaveTextContent('Казань')
})

test('a mark in a div breaks hydration, because React takes it for an element of the page', async () => {
  const errors = await hydrateCopy(<h1>Казань</h1>, html => html.replace('<body>', '<body><div>Сохранено</div>'))
  expect(errors).not.toEqual([])
})
