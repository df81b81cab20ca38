import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { LoginFields } from './login-name-field.tsx'

/**
 * The fields outlive the password form. While the steps of the sign-in with a code or of the registration load
 * (`isSwitching`), the typed email is stored for them.
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
            callback: ({ name, values: { method, email } }) => {
              // An empty field that was not edited does not replace an email typed elsewhere.
              if (method === 'email' && (email !== '' || name === 'email'))
                storage.writeTyped({ ...storage.readTyped(), email })
            },
          })
        : undefined,
    [isSwitching, subscribe, storage],
  )
  return form
}
