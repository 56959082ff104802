import { onLink } from '#web/runtime/islands/on-link.ts'

// Account scripts of every page whose navigation bar has account links; the rest is loaded only when a user is signed in.
const root = document.documentElement

const loadAccountLayout = () => import('./account-in-layout.ts')

const pendingMessage = () => {
  try {
    return sessionStorage.getItem('facility-accepted')
  } catch {
    return null
  }
}

if (document.querySelector('[data-account]')) {
  if ('user' in root.dataset) loadAccountLayout().then(({ redirectToOwnLanguage }) => redirectToOwnLanguage())
  else if (pendingMessage()) loadAccountLayout()
  addEventListener('user', loadAccountLayout)
  addEventListener('storage', ({ key }) => key === 'user' && loadAccountLayout())

  const promptSignIn = () => import('./require-user.ts').then(({ requireUser }) => requireUser())

  // Signing in by the navigation bar opens the dialog, except on the sign-in page itself.
  onLink('[data-login]', (link) => (link.pathname === location.pathname ? undefined : promptSignIn()))

  // Actions that need a user: visitors are asked to sign in, then the click is repeated.
  addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-needs-user]')
      if (!target || 'user' in root.dataset || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      promptSignIn().then(
        (user) => user && target.click(),
        // Without the dialog the server redirects to the sign-in page.
        () => {
          delete target.dataset['needsUser']
          target.click()
        },
      )
    },
    true,
  )
}
