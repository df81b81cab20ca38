import { ownProfileRoute, ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { type ReactNode, useState } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { user } from '#ui/kit/display/page-icons.ts'
import type { Menu } from '#ui/kit/overlays/menu.tsx'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { Bell } from '#ui/notification/bell.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'

export interface AccountProps {
  readonly className: string | undefined
  readonly locale: Locale
  readonly label: string
  /** The link to the notifications, shown until the bell has loaded. */
  readonly children: ReactNode
}

const loadMenu = () => import('#ui/kit/overlays/menu.tsx')
/** Ignores failures: the press loads the menu again. */
const preloadMenu = () => void loadMenu().catch(() => undefined)

export function AccountMenu({ className, locale }: AccountProps) {
  const { goTo, signOut } = useSession()
  const { data } = useOwnProfile()
  const [LoadedMenu, setLoadedMenu] = useState<typeof Menu>()
  const { t } = useTranslation(['account'])
  const person = data?.user.name ? data.profile.user : undefined
  const goToProfile = () => goTo(localizePath(locale, ownProfileRoute.path))
  const openMenu = () => loadOnPress(loadMenu(), module => setLoadedMenu(() => module.Menu), goToProfile)
  const openerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preloadMenu,
    onFocus: preloadMenu,
    onClick: openMenu,
  } as const
  const opener = (
    <button
      {...(!LoadedMenu && openerProps)}
      className={className}
      type="button"
      aria-label={t('account:menu')}
      title={data?.user.name}
    >
      {person ? <Avatar person={person} size={40} eager /> : <Icon path={user} />}
    </button>
  )
  const items = [
    { text: t('account:own'), onChoose: goToProfile },
    { text: t('account:settings'), onChoose: () => goTo(localizePath(locale, ownSettingsRoute.path)) },
    { text: t('account:leave'), onChoose: signOut },
  ]
  return (
    <>
      <Bell locale={locale} />
      {LoadedMenu ? <LoadedMenu opener={opener} items={items} align="end" opensOnMount /> : opener}
    </>
  )
}
