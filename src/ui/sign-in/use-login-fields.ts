import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { LoginFields } from './login-name-field.tsx'

/**
 * The fields of the password form. They outlive the form, which the steps of the sign-in by a code replace. While the
 * steps load (`isSwitching`), the visitor can still type. The email is stored then, and the first step begins with it.
 */
export function useLoginFields(storage: RegistrationStorage, isSwitching: boolean): UseFormReturn<LoginFields> {
  const form = useForm<LoginFields>({
    defaultValues: { method: 'email', email: '', phone: '', password: '' },
    shouldFocusError: false,
  })
  const { subscribe } = form
  useEffect(
    () =>
      isSwitching
        ? subscribe({
            formState: { values: true },
            callback: ({ values: { email } }) => storage.writeTyped({ ...storage.readTyped(), email }),
          })
        : undefined,
    [isSwitching, subscribe, storage],
  )
  return form
}
