import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ChooseView } from './choose-view.tsx'

test.each(['ru', 'en'] as const)('names the button that opens the comparison, in %s', locale => {
  render(<ChooseView locale={locale}>favorites</ChooseView>)
  const buttonText = getTranslator(locale)('saved:compare.go')
  expect(screen.getByText(text => /[«“](.+)[»”]/.exec(text)?.[1] === buttonText)).toBeInTheDocument()
})
