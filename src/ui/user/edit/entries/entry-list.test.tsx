import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFieldArray, useForm } from 'react-hook-form'
import { beforeAll, expect, test } from 'vitest'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { EntryList } from './entry-list.tsx'

const texts = {
  empty: 'None yet.',
  entry: (number: number) => `Service ${number}`,
  add: 'Add',
  added: (number: number) => `Service ${number} added`,
  full: (count: number) => `No more than ${count}`,
}
const list = {
  remove: 'Remove',
  removed: 'Removed {{name}}',
  undo: 'Put back',
  up: 'Up',
  down: 'Down',
  moved: '{{name}} is {{number}} of {{count}}',
}
beforeAll(() => void i18nextInstance.addResourceBundle('ru', 'edit', { list }, true, true))

function Sample({ names }: { readonly names: readonly string[] }) {
  const { control, register, getValues, reset } = useForm({ defaultValues: { rows: names.map(name => ({ name })) } })
  const rows = useFieldArray({ control, name: 'rows' })
  return (
    <>
      <EntryList
        name="rows"
        heading="Services"
        help="What you do"
        max={4}
        rows={rows}
        texts={texts}
        createRow={() => ({ name: '' })}
        getRow={index => getValues(`rows.${index}`)}
        getName={({ name }) => name}
        firstField="name"
        renderRow={index =>
          getValues(`rows.${index}.name`) === 'unreadable' ? (
            <p>Unreadable</p>
          ) : (
            <input id={`rows.${index}.name`} aria-label="Name" {...register(`rows.${index}.name`)} />
          )
        }
      />
      <button type="button" onClick={() => reset({ rows: names.map(name => ({ name })) })}>
        Reset
      </button>
    </>
  )
}

const listValues = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const getEntry = (number: number) => within(screen.getByRole('group', { name: `Service ${number}` }))
const pressInEntry = (number: number, name: RegExp) => userEvent.click(getEntry(number).getByRole('button', { name }))
const getField = (index: number) => screen.getAllByRole('textbox')[index]
const expectStatus = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text)

test('adds an empty entry at the end, focuses and announces it', async () => {
  render(<Sample names={['Math']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(listValues()).toEqual(['Math', ''])
  expect(getField(1)).toHaveFocus()
  expectStatus('Service 2 added')
})

test('shows an empty list, and adds the first entry', async () => {
  render(<Sample names={[]} />)
  expect(screen.getByText('None yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.queryByText('None yet.')).toBeNull()
  expect(getField(0)).toHaveFocus()
})

test('restores a removed entry at its position, with unsaved text', async () => {
  render(<Sample names={['Math', 'Physics', 'Chess']} />)
  await userEvent.type(screen.getByDisplayValue('Physics'), ' and more')
  await pressInEntry(2, /^Remove: Service 2/)
  expect(listValues()).toEqual(['Math', 'Chess'])
  const undo = screen.getByRole('button', { name: 'Put back' })
  expect(undo).toHaveFocus()
  expect(undo).toHaveAccessibleDescription('Removed Physics and more')
  await userEvent.keyboard('{Enter}')
  expect(listValues()).toEqual(['Math', 'Physics and more', 'Chess'])
  expect(getField(1)).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull()
})

test('removes and restores a single unnamed entry', async () => {
  render(<Sample names={['']} />)
  await pressInEntry(1, /^Remove/)
  expect(screen.getByText('Removed Service 1')).toBeVisible()
  expect(screen.queryByText('None yet.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(listValues()).toEqual([''])
})

test.each([['Math'], ['Math', 'Chess']])('offers no undo after the form was reset', async (...names) => {
  render(<Sample names={names} />)
  await pressInEntry(1, /^Remove/)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(listValues()).toEqual(names)
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull()
})

test('offers no undo once the list is full again', async () => {
  render(<Sample names={['Math', 'Physics', 'Chess', 'Art']} />)
  await pressInEntry(1, /^Remove/)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull()
})

test('offers undo in a list that exceeds its limit', async () => {
  render(<Sample names={['Math', 'Physics', 'Chess', 'Art', 'Dance', 'Yoga']} />)
  await pressInEntry(1, /^Remove/)
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(listValues()).toHaveLength(6)
})

test('reorders by keyboard, and keeps the focus on the moved entry', async () => {
  render(<Sample names={['Math', 'Physics', 'Chess']} />)
  getEntry(3).getByRole('button', { name: /^Up/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(listValues()).toEqual(['Math', 'Chess', 'Physics'])
  expectStatus('Chess is 2 of 3')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(listValues()).toEqual(['Chess', 'Math', 'Physics'])
  const up = getEntry(1).getByRole('button', { name: /^Up/ })
  expect(up).toHaveFocus()
  expect(up).toHaveAttribute('aria-disabled', 'true')
  // `fireEvent` leaves the button unfocused, as in a browser that blurs an element when it moves in the document.
  fireEvent.click(getEntry(1).getByRole('button', { name: /^Down/ }))
  expect(listValues()).toEqual(['Math', 'Chess', 'Physics'])
  expect(getEntry(2).getByRole('button', { name: /^Down/ })).toHaveFocus()
  await pressInEntry(3, /^Down/)
  expect(listValues()).toEqual(['Math', 'Chess', 'Physics'])
})

test('offers no reordering of a single entry, and no new entry in a full list', async () => {
  render(<Sample names={['Math']} />)
  expect(screen.queryByRole('button', { name: /^Up/ })).toBeNull()
  for (let addedCount = 0; addedCount < 3; addedCount += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  expect(screen.getByText('No more than 4')).toBeVisible()
})

test('focuses a restored entry that has no fields', async () => {
  render(<Sample names={['Math', 'unreadable']} />)
  await pressInEntry(2, /^Remove/)
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(getEntry(2).getByRole('button', { name: /^Remove/ })).toHaveFocus()
})
