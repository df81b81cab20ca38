import { useEffect, useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

function SlowCounter() {
  const [count, setCount] = useState(0)
  const [shownCount, setShownCount] = useState(0)
  useEffect(() => void Promise.resolve().then(() => setShownCount(count)), [count])
  const startedAt = performance.now()
  while (performance.now() - startedAt < 5);
  return (
    <button type="button" onClick={() => void Promise.resolve().then(() => setCount(previous => previous + 1))}>
      {shownCount}
    </button>
  )
}

test('an interaction ends after React has rendered, run its effects and rendered their changes', async () => {
  render(<SlowCounter />)
  for (const count of ['1', '2', '3', '4', '5']) {
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent(count)
  }
})
