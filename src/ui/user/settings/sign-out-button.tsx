import { Button } from '../../kit/button'
import { Icon } from '../../kit/icon'
import { logOut } from '../../kit/icons'
import { useSession } from '../../session/session-context'
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
