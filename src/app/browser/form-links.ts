import type { Locale } from '#domain/shared/locale.ts'
import { dialogLinks } from '#ui/shell/navigation/dialog-links.ts'

// Loaded with the first sign that one is wanted: a page that nobody writes on has no code of forms.
const forms = () => import('./open-form.ts')

/** Links with `data-form` open the dialog of that name, about their `data-target`. */
export const formLinks = (locale: Locale): (() => void) =>
  dialogLinks('data-form', {
    load: link =>
      void forms().then(
        ({ loadForm }) => loadForm(link),
        () => undefined,
      ),
    open: link =>
      forms().then(
        ({ openForm }) => openForm(link, locale),
        () => false,
      ),
  })
