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

  const ask = () => import('#web/session/require-user.ts').then(({ requireUser }) => requireUser())
  const elsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey

  // Who signs in by the bar stays on the page, where it has the dialog; on the page for it there is nothing to stay for.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-login]')
    if (!link || link.pathname === location.pathname || elsewhere(event)) return
    event.preventDefault()
    ask().catch(() => location.assign(link.href))
  })

  // What only somebody who has signed in can do: they are asked to, and then it is done.
  addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-needs-user]')
      if (!target || 'user' in root.dataset || elsewhere(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      ask().then(
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
