// What every page starts with for accounts, where they are installed and the bar has a place for them: the rest is loaded once somebody is known.
const root = document.documentElement

const known = () => import('#web/session/frame.ts')

const somethingToSay = () => {
  try {
    return sessionStorage.getItem('facility-accepted')
  } catch {
    return null
  }
}

if (document.querySelector('[data-account]')) {
  if ('user' in root.dataset) known().then(({ toOwnLanguage }) => toOwnLanguage())
  else if (somethingToSay()) known()
  addEventListener('user', known)
  addEventListener('storage', ({ key }) => key === 'user' && known())

  // What only somebody who has signed in can do: they are asked to, and then it is done.
  addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-needs-user]')
      if (!target || 'user' in root.dataset || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      import('#web/session/require-user.ts')
        .then(({ requireUser }) => requireUser())
        .then(
          (user) => user && target.click(),
          // The server asks instead.
          () => {
            delete target.dataset['needsUser']
            target.click()
          },
        )
    },
    true,
  )
}

export {}
