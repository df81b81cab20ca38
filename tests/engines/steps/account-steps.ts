import { chainSteps } from './step.ts'

const sessionHintExpression = `document.documentElement.dataset.session ?? ''`

export const accountSteps = chainSteps([
  {
    name: 'sign-in without a network shows an error and keeps the input',
    async run({ open, click, fill, expectVisible, expectValue }, { setOffline }) {
      await open('/kazan')
      await click('header [data-login]')
      await expectVisible(['dialog', 'Вход'])
      await fill('dialog input[type=email]', 'demo@znatok.example')
      await fill('dialog input[type=password]', 'znatok-demo')
      setOffline(true)
      await click('dialog button[type=submit]')
      await expectVisible(['dialog [role=group]', 'Не получилось войти'])
      await expectValue(`document.querySelector('dialog input[type=email]').value`, 'demo@znatok.example')
    },
    expectedProblem: /sign-in failed/,
  },
  {
    name: 'signing in leaves the visitor on the page',
    async run({ click, expectGone, expectValue, expectAddress, expectMessage }) {
      await click('dialog button[type=submit]')
      await expectGone('dialog')
      await expectValue(sessionHintExpression, 'signed-in')
      await expectAddress('/kazan')
      // The toast covers the account menu. Once it is shown, the next `click` waits until it is gone.
      await expectMessage('Вы вошли')
    },
  },
  {
    name: 'the account menu links to the user’s profile, even if the avatar loads during the press',
    async run({ click, evaluate, expectAddress, expectVisible }) {
      const opener = 'header button[aria-haspopup=menu]'
      await expectVisible(`${opener}[title]`)
      await evaluate(`document.addEventListener('pointerdown', ({ target }) => {
        const button = target.closest('${opener}')
        button?.replaceChildren(button.firstChild.cloneNode(true))
      }, true)`)
      await click(opener)
      await click(['[role=menuitem]', 'Мой профиль'])
      await expectAddress('/profile')
      await expectVisible(['main', 'Профиль заполнен'])
    },
  },
  {
    name: 'an edited field is saved',
    async run({ open, click, fill, expectVisible, expectAddress, expectMessage }) {
      await open('/profile/settings')
      await click('#settings-personal-edit')
      await expectAddress('/profile/settings/edit/personal')
      await fill('#name', 'Марина Осенняя')
      await click(['button', 'Сохранить изменения'])
      await expectAddress('/profile')
      await expectMessage('Изменения сохранены')
      await expectVisible(['main', 'Марина Осенняя'])
    },
  },
  {
    name: 'a reload keeps unsaved input',
    async run({ open, fill, expectValue, reload, expectVisible, click }) {
      await open('/profile/settings/edit/personal')
      await fill('#name', 'Марина Зимняя')
      await expectValue(`String(localStorage.drafts).includes('Зимняя')`, true)
      await reload()
      await expectVisible(['main', 'Вернули то, что вы не успели сохранить'])
      await expectValue(`document.querySelector('#name').value`, 'Марина Зимняя')
      await click(['button', 'Отменить правки'])
      await expectValue(`document.querySelector('#name').value`, 'Марина Осенняя')
    },
  },
  {
    name: 'a notification setting is saved',
    async run({ open, click, expectVisible, reload, expectValue }) {
      await open('/profile/settings')
      const firstSwitch = '[role=switch]'
      const isOnExpression = `document.querySelector('${firstSwitch}').getAttribute('aria-checked') ?? String(document.querySelector('${firstSwitch}').checked)`
      await expectVisible(firstSwitch)
      await expectValue(isOnExpression, 'true')
      await click(firstSwitch)
      await expectValue(isOnExpression, 'false')
      // The switch changes before it is saved.
      await expectValue(
        `performance.getEntriesByType('resource').some(({ name }) => name.includes('/updateNotificationSettings'))`,
        true,
      )
      await reload()
      await expectValue(isOnExpression, 'false')
    },
  },
  {
    name: 'a notification is marked as read',
    async run({ open, click, expectVisible, expectValue, press }, { replaceNotifications }) {
      await replaceNotifications(3, 2)
      await open('/profile#notifications')
      const dotCountExpression = `document.querySelectorAll('main [data-unread]').length`
      await expectValue(dotCountExpression, 2)
      await click('main [data-unread]')
      await expectValue(dotCountExpression, 1)
      await expectVisible(['header button', 'Уведомления, новых: 1'])
      await click(['header button', 'Уведомления'])
      await expectVisible(['[role=dialog]', 'Уведомления'])
      await press('Escape')
    },
  },
  {
    name: 'a review is sent once',
    async run({ open, click, fill, expectVisible, expectGone }, { countSubmissions }) {
      const initialCount = await countSubmissions()
      await open('/profiles/6')
      await click('[data-form=review]')
      await expectVisible(['dialog', 'Ваш отзыв'])
      for (const place of [1, 2, 3])
        await click(`dialog div:nth-child(${place}) > div > [role=radiogroup] label:nth-child(5)`)
      await fill('dialog textarea', 'Всё сделали в срок.')
      await click(['dialog button', 'Отправить отзыв'])
      await expectVisible(['dialog', 'Отзыв отправлен'])
      await click(['dialog button', 'Вернуться к профилю'])
      await expectGone('dialog')
      if ((await countSubmissions()) !== initialCount + 1) throw new Error('the API did not receive exactly one review')
    },
  },
  {
    name: 'a request without a network stays in the form and is sent once later',
    async run({ open, click, fill, expectVisible }, { setOffline, countSubmissions }) {
      const initialCount = await countSubmissions()
      await open('/kazan/specialists/repetitory')
      await click('[data-form=request]')
      await fill('dialog textarea', 'Два раза в неделю, после шести.')
      await fill('dialog input[type=tel]', '89172041833')
      setOffline(true)
      await click('dialog button[type=submit]')
      await expectVisible(['dialog [role=group]', 'Неизвестно, дошло ли'])
      setOffline(false)
      await click('dialog button[type=submit]')
      await click(['[role=alertdialog] button', 'Отправить ещё раз'])
      await expectVisible(['dialog', 'Отправлено'])
      if ((await countSubmissions()) !== initialCount + 1)
        throw new Error('the API did not receive exactly one request')
    },
    expectedProblem: /sending a form failed/,
  },
  {
    name: 'signing out ends the session',
    async run({ open, click, expectValue, expectAddress }) {
      await open('/profile')
      await click('header button[aria-haspopup=menu]')
      await click(['[role=menuitem]', 'Выйти'])
      await expectAddress('/')
      await expectValue(sessionHintExpression, '')
    },
  },
])
