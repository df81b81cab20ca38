import { localizePath } from '#application/routing/locale-path.ts'
import { offlineRoute } from '#application/routing/offline-route.ts'
import type { SavedProfiles } from '#application/profile/saved-profiles.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import { readRequestedProfileIds } from '#application/shared/requested-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { registerServiceWorker } from '#infrastructure/service-worker/register.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { isDataSaverOn } from '#ui/navigation/data-saver.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'

// Literals, because the modules of these paths would double the size of this one.
const comparePath = '/profiles/compare'
const getProfilePath = (id: number) => `/profiles/${id}`

function listProtectedPaths(locale: Locale, savedProfiles: SavedProfiles): readonly string[] {
  const favorites = savedProfiles.getItems('favorites')
  const paths = [
    offlineRoute.path,
    ...(favorites.length > 0 ? [comparePath] : []),
    ...new Set([...favorites.map(({ id }) => id), ...readRequestedProfileIds(deviceStorage)].map(getProfilePath)),
  ]
  return paths.map(path => localizePath(locale, path))
}

/** Loads the dialog, so that `listLoadedFiles` includes its files and the worker stores them. */
const loadSavedProfilesDialog = () => loadWithTexts(import('#ui/profile/saved/saved-profiles-dialog.tsx'), savedTexts)

const listLoadedFiles = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(url => url.startsWith(location.origin) && /\.(?:js|css|woff2)$/.test(url)),
  ),
]

/** Between a sign-out and the next shown page, returns the home page, which the worker never stores. */
function createStorableUrlGetter(watch: SessionWatch): () => string {
  let isStorable = true
  watch.subscribe(() => {
    isStorable &&= watch.getHint() !== undefined
  })
  addEventListener(pageShownEvent, () => (isStorable = true))
  return () => (isStorable ? location.href.replace(/#.*/, '') : location.origin)
}

let isStarted = false

export async function storePages(locale: Locale, savedProfiles: SavedProfiles, watch: SessionWatch): Promise<void> {
  if (isStarted) return
  isStarted = true
  if (isDataSaverOn()) return
  const getStorableUrl = createStorableUrlGetter(watch)
  const send = await registerServiceWorker()
  if (!send) return
  const store = async () => {
    if (savedProfiles.getItems('favorites').length > 0) await loadSavedProfilesDialog().catch(() => undefined)
    send({
      shownUrl: getStorableUrl(),
      files: listLoadedFiles(),
      protectedPaths: listProtectedPaths(locale, savedProfiles),
      completePaths: [localizePath(locale, comparePath)],
    })
  }
  addEventListener(pageShownEvent, () => void store())
  let storedFavorites = savedProfiles.getItems('favorites')
  savedProfiles.subscribe(() => {
    const favorites = savedProfiles.getItems('favorites')
    // Another tab announces everything that it writes, such as each change of a draft.
    if (favorites === storedFavorites) return
    storedFavorites = favorites
    void store()
  })
  await store()
}
