import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { LoginFields } from './login-name-field.tsx'

/**
 * The fields outlive the password form. While the registration steps load (`isSwitching`), the typed email is stored
 * for them.
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
            callback: ({ values: { method, email } }) => {
              if (method === 'email') storage.writeTyped({ ...storage.readTyped(), email })
            },
          })
        : undefined,
    [isSwitching, subscribe, storage],
  )
  return form
}
