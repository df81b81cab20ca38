import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { retryAt } from '#application/session/countdown.ts'
import type { EditFailure } from '#application/user/check-edit.ts'
import type { PasswordChange } from '#domain/user/edits.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useUseCases } from '#ui/use-cases.tsx'

const untroubled: { readonly failure: EditFailure | null; readonly retryAt: number | null } = {
  failure: null,
  retryAt: null,
}

/** Changes a password. What was typed stands in the fields and nowhere else. */
export function usePasswordChange(onChanged: () => void) {
  const { changePassword } = useUseCases()
  const { logger } = useFailures()
  const form = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', password: '' },
    shouldFocusError: false,
  })
  const [trouble, setTrouble] = useState(untroubled)
  const { isSubmitting } = form.formState
  const change = async (typed: PasswordChange) => {
    if (trouble.retryAt !== null && Date.now() < trouble.retryAt) return
    setTrouble(untroubled)
    const outcome = await changePassword(typed)
    if (outcome.ok) return onChanged()
    const failure = outcome.error
    logger.error('changing a password failed', { error: failure._tag })
    setTrouble({ failure, retryAt: retryAt(failure, Date.now()) })
    if (failure._tag !== 'FieldErrors') return
    for (const field of ['currentPassword', 'password'] as const) {
      const message = failure.fields[field]?.[0]
      // Until the field is changed.
      if (message !== undefined) form.setError(field, { type: 'refused', message })
    }
  }
  const send = form.handleSubmit(change)
  return { form, ...trouble, isBusy: isSubmitting, submit: () => (isSubmitting ? undefined : send()) }
}
