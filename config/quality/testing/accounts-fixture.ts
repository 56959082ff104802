import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SessionUser } from '#core/access/session-user.ts'
import type { TreeCopy } from './tree-copy.ts'

/** The facility that Ola's card shows first. */
export const facilityId = '01970000-0000-7000-8000-000000000001'

/** Fictitious user for whom the fixture's pages are rendered. */
export const ola: SessionUser = {
  ...{ id: 'ola', name: 'Ola', surname: 'Zmyślona', email: 'ola@kredka.test', avatar: null },
  ...{ language: 'pl', type: 'user', perms: { [facilityId]: ['facility-data/write', 'facility-opinions/write'] } },
}

const messages = JSON.stringify({
  'probe.login': 'Logowanie',
  'probe.profile': 'Profil',
  'probe.sessions': 'Urządzenia i sesje',
  'probe.notices': 'Powiadomienia',
  'probe.facility': 'Dane placówki',
  'probe.page': 'Próba',
  'probe.email': 'E-mail',
  'probe.password': 'Hasło',
})

const files: Readonly<Record<string, string>> = {
  'messages/all.json': messages,
  'plugin.ts': `
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Effect } from 'effect'
import { LoadAccountLayout } from '#plugins/accounts/contract/ui.ts'
import words from './messages/all.json' with { type: 'json' }
const makeLoadAccountLayout = (): LoadAccountLayout => () => Effect.succeed({ badges: {} })
export const plugin = definePlugin({
  name: 'probe', bindings: (bind) => bind(LoadAccountLayout, makeLoadAccountLayout, {}), messages: { pl: words, ua: words, en: words },
})`,
  'web/pages.ts': `
import { account } from '#plugins/accounts/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { Login } from './Login.tsx' with { type: 'vike:pointer' }
import { Open } from './Open.tsx' with { type: 'vike:pointer' }
import { Profile } from './Profile.tsx' with { type: 'vike:pointer' }
import { Sessions } from './Sessions.tsx' with { type: 'vike:pointer' }
const own = { layout: account, access: 'anyone', messages: ['probe'], backLink: 'map' } as const
export const pages = definePages([
  { layout: 'public', name: 'login', route: '/logowanie', Page: Login, title: 'probe.login' },
  { layout: 'public', name: 'register', route: '/rejestracja', Page: Login, title: 'probe.login' },
  { layout: 'public', name: 'probe_open', route: '/proba', Page: Open, title: 'probe.page' },
  { layout: 'public', name: 'user_facility', route: '/user_facility/@facility', Page: Login, title: 'probe.facility', backLink: 'map' },
  { ...own, name: 'user', route: '/user', Page: Profile, title: 'probe.profile' },
  { ...own, name: 'user_sessions', route: '/user/sessions', Page: Sessions, title: 'probe.sessions' },
])`,
  'web/ui.tsx': `
import { defineUi, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs, userCardTabs } from '#web/runtime/tab-areas.ts'
export const ui = defineUi({
  loginDialog: { name: 'probe/SignIn', messages: ['probe'] },
  tabs: [
    tab({ area: accountTabs, route: 'user_sessions', label: 'probe.sessions', after: 'user' }),
    tab({ area: accountTabs, route: 'user', label: 'probe.profile' }),
    tab({ area: accountTabs, route: 'login', label: 'probe.notices', badge: 'user_questions.new_messages' }),
    tab({ area: accountTabs, route: 'register', label: 'probe.login', permissions: [{ name: 'facility-billing/write', roles: [] }] }),
    tab({ area: accountTabs, route: 'nobody_has_this', label: 'probe.page' }),
    tab({ area: userCardTabs, route: 'user_facility', label: 'probe.facility', permissions: [{ name: 'facility-data/write', roles: [] }], premium: true, badge: 'opinions.new_opinions_by_facility' }),
  ],
})`,
  'web/Login.tsx': `
import { useT } from '#web/runtime/i18n/i18n-context.ts'
export const Login = () => <h1>{useT()('probe.login')}</h1>`,
  'web/Open.tsx': `
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
export const Open = () => <><h1>{useT()('probe.page')}</h1><a id="needs" data-needs-user="" href={useHref()('/proba', undefined, { done: 'yes' })}>+</a></>`,
  'web/Profile.tsx': `
import { useState } from 'react'
import { usePage } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
export const Profile = () => {
  const [broken, breakIt] = useState(false)
  if (broken) throw new Error('broken on purpose')
  return <><h1>{useT()('probe.profile')}</h1><p>{usePage().context.user?.email}</p><button type="button" id="break" onClick={() => breakIt(true)}>!</button>
    {Array.from({ length: 60 }, (_, n) => <p key={n}>{n}</p>)}<a id="deep" href="/user/sessions">→</a></>
}`,
  'web/Sessions.tsx': `
import { useT } from '#web/runtime/i18n/i18n-context.ts'
export const Sessions = () => <><h1>{useT()('probe.sessions')}</h1>{Array.from({ length: 60 }, (_, n) => <p key={n} id={'n' + n}>{n}</p>)}</>`,
  'web/islands/SignIn.tsx': `
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { showApiError } from '#web/runtime/islands/show-api-error.ts'
import { signIn } from '#plugins/accounts/web/client/session.ts'
const SignIn = () => {
  const t = useT()
  const send = (form: HTMLFormElement) => {
    const { email, password } = Object.fromEntries(new FormData(form)) as { email: string; password: string }
    signIn({ email, password }).catch(showApiError)
  }
  return (
    <form action="/logowanie" method="post" onSubmit={(event) => { event.preventDefault(); send(event.currentTarget) }}>
      <label>{t('probe.email')} <input name="email" type="email" /></label> <label>{t('probe.password')} <input name="password" type="password" /></label>
      <button type="submit">{t('probe.login')}</button>
    </form>
  )
}
export default island('probe/SignIn', ['probe'], SignIn)`,
}

/** Plugins whose browser side remains, and their contributions to the layout. */
const browserSides: Readonly<Record<string, string>> = {
  accounts: `
import { defineUi } from '#web/runtime/plugin-ui.ts'
import { userCardIsland } from './user-card/user-card-island.ts'
export const ui = defineUi({ userCard: userCardIsland })`,
  notifications: `
import { defineUi } from '#web/runtime/plugin-ui.ts'
export const ui = defineUi({})`,
}

/**
 * Adds, in a copy of the working tree, a plugin with account pages rendered for Ola. Of the plugins accounts and notifications only the browser side
 * remains; plugins that depend on them are removed.
 */
export const addAccountsFixture = (tree: TreeCopy): void => {
  const plugins = path.join(tree.folder, 'plugins')
  const textOf = (name: string) => readFileSync(path.join(plugins, name, 'plugin.ts'), 'utf8')
  const removeDependents = (name: string) => {
    const remaining = readdirSync(plugins, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const plugin of remaining) {
      if (!existsSync(path.join(plugins, plugin.name)) || !new RegExp(`\\bdependsOn: \\[[^\\]]*'${name}'`).test(textOf(plugin.name)))
        continue
      tree.removePlugin(plugin.name)
      removeDependents(plugin.name)
    }
  }
  const installed = Object.entries(browserSides).filter(([name]) => existsSync(path.join(plugins, name)))
  for (const [name, ui] of installed) {
    const manifest = `import { definePlugin } from '#core/plugin/define-plugin.ts'\nexport const plugin = definePlugin({ name: '${name}' })\n`
    writeFileSync(path.join(plugins, name, 'plugin.ts'), manifest)
    writeFileSync(path.join(plugins, name, 'web/ui.tsx'), ui)
    for (const part of ['web/pages.ts', 'mails']) rmSync(path.join(plugins, name, part), { recursive: true })
  }
  for (const [name] of installed) removeDependents(name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(plugins, 'probe', file)), { recursive: true })
    writeFileSync(path.join(plugins, 'probe', file), text)
  }
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(tree.folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    writeFileSync(path.join(tree.folder, file), text.replace(from, to))
  }
  change('plugins/list.ts', `] as const`, `  'probe',\n] as const`)
  change(
    'web/server/make-request-context.ts',
    `...(formPost && { posted: formPost }),`,
    `...(formPost && { posted: formPost }),\n        user: ${JSON.stringify(ola)},`,
  )
}
