import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { logOut } from '#ui/kit/display/icons.ts'
import { useSession } from '#ui/session/session-context.tsx'
import styles from './settings.module.css'

export function SignOutButton({ text }: { readonly text: string }) {
  const { signOut } = useSession()
  return (
    <div className={styles['leave']}>
      <Button onPress={signOut}>
        <Icon path={logOut} />
        {text}
      </Button>
    </div>
  )
}
