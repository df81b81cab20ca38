import type { Step } from './step.ts'

const hint = `document.documentElement.dataset.session ?? ''`

/** Somebody who has a profile here. */
export const belonging: readonly Step[] = [
  {
    name: 'without a network the sign-in says so and keeps what was typed',
    async walk({ open, click, fill, see, is }, { cutNetwork }) {
      await open('/kazan')
      await click('header [data-login]')
      await see(['dialog', 'Вход'])
      await fill('dialog input[type=email]', 'demo@znatok.example')
      await fill('dialog input[type=password]', 'znatok-demo')
      cutNetwork(true)
      await click('dialog button[type=submit]')
      await see(['dialog [role=group]', 'Не получилось войти'])
      await is(`document.querySelector('dialog input[type=email]').value`, 'demo@znatok.example')
    },
    provokes: /sign-in failed/,
  },
  {
    name: 'somebody signs in where they are',
    async walk({ click, gone, is, at }) {
      await click('dialog button[type=submit]')
      await gone('dialog')
      await is(hint, 'signed-in')
      await at('/kazan')
    },
  },
  {
    name: 'the menu leads to the own profile',
    async walk({ click, at, see }) {
      await click('header button[aria-haspopup=menu]')
      await click(['[role=menuitem]', 'Мой профиль'])
      await at('/profile')
      await see(['main', 'Профиль заполнен'])
    },
  },
  {
    name: 'a field is edited and saved',
    async walk({ open, click, fill, see, at, told }) {
      await open('/profile/settings')
      await click('#settings-personal-edit')
      await at('/profile/settings/edit/personal')
      await fill('#name', 'Марина Осенняя')
      await click(['button', 'Сохранить изменения'])
      await at(/^\/profile(\/settings)?(#.*)?$/)
      await told('Изменения сохранены')
      await see(['main', 'Марина Осенняя'])
    },
  },
  {
    name: 'a reload keeps what was typed',
    async walk({ open, fill, is, reload, see, click }) {
      await open('/profile/settings/edit/personal')
      await fill('#name', 'Марина Зимняя')
      await is(`String(localStorage.drafts).includes('Зимняя')`, true)
      await reload()
      await see(['main', 'Вернули то, что вы не успели сохранить'])
      await is(`document.querySelector('#name').value`, 'Марина Зимняя')
      await click(['button', 'Отменить правки'])
      await is(`document.querySelector('#name').value`, 'Марина Осенняя')
    },
  },
  {
    name: 'a switch is switched',
    async walk({ open, click, see, reload, is }) {
      await open('/profile/settings')
      const first = '[role=switch]'
      const on = `document.querySelector('${first}').getAttribute('aria-checked') ?? String(document.querySelector('${first}').checked)`
      await see(first)
      await is(on, 'true')
      await click(first)
      await is(on, 'false')
      // It is saved behind what is shown.
      await is(
        `performance.getEntriesByType('resource').some(({ name }) => name.includes('/updateNotificationSettings'))`,
        true,
      )
      await reload()
      await is(on, 'false')
    },
  },
  {
    name: 'notifications are read',
    async walk({ open, click, see, is, press }, { notify }) {
      await notify(3, 2)
      await open('/profile#notifications')
      const dots = `document.querySelectorAll('main [data-unread]').length`
      await is(dots, 2)
      await click('main [data-unread]')
      await is(dots, 1)
      await see(['header button', 'Уведомления, новых: 1'])
      await click(['header button', 'Уведомления'])
      await see(['[role=dialog]', 'Уведомления'])
      await press('Escape')
    },
  },
  {
    name: 'a review is written',
    async walk({ open, click, fill, see, gone }, { received }) {
      const before = await received()
      await open('/profiles/6')
      await click('[data-form=review]')
      await see(['dialog', 'Ваш отзыв'])
      for (const place of [1, 2, 3])
        await click(`dialog div:nth-child(${place}) > div > [role=radiogroup] label:nth-child(5)`)
      await fill('dialog textarea', 'Всё сделали в срок.')
      await click(['dialog button', 'Отправить отзыв'])
      await see(['dialog', 'Отзыв отправлен'])
      await click(['dialog button', 'Вернуться к профилю'])
      await gone('dialog')
      if ((await received()) !== before + 1) throw new Error('the API has not taken it once')
    },
  },
  {
    name: 'a request that does not arrive is kept, and sent again',
    async walk({ open, click, fill, see }, { cutNetwork, received }) {
      const before = await received()
      await open('/kazan/specialists/repetitory')
      await click('[data-form=request]')
      await fill('dialog textarea', 'Два раза в неделю, после шести.')
      await fill('dialog input[type=tel]', '89172041833')
      cutNetwork(true)
      await click('dialog button[type=submit]')
      await see(['dialog [role=group]', 'отправл'])
      cutNetwork(false)
      await click('dialog button[type=submit]')
      await click(['[role=alertdialog] button', 'Отправить ещё раз'])
      await see(['dialog', 'Отправлено'])
      if ((await received()) !== before + 1) throw new Error('the API has not taken it once')
    },
    provokes: /sending a form failed/,
  },
  {
    name: 'somebody signs out',
    async walk({ open, click, is, at }) {
      await open('/profile')
      await click('header button[aria-haspopup=menu]')
      await click(['[role=menuitem]', 'Выйти'])
      await at('/')
      await is(hint, '')
    },
  },
]
