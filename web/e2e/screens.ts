import { globSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const ofPlugins = await Promise.all(
  globSync('plugins/*/testing/screens.ts', { cwd: root })
    .toSorted()
    .map((file) => import(path.join(root, file)) as Promise<{ readonly screens: Readonly<Record<string, string>> }>),
)

/** Addresses of all public screens by name, in the demo data: those of all installed plugins (`plugins/x/testing/screens.ts`). */
export const screens: Readonly<Record<string, string>> = Object.assign(
  { landing: '/', 'not found': '/nie-ma-takiej-strony' },
  ...ofPlugins.map((one) => one.screens),
)

/** Screens of signed-in users: they have one address and use the account's language. */
export const userScreens = { profile: '/user/profile', sessions: '/user/sessions', facilities: '/user/facilities' } as const

export const prefixes = { pl: '', uk: '/uk', en: '/en' } as const

/** Returns the address of a screen with a language prefix. */
export const localizedPath = (path: string, prefix: string) => (path === '/' && prefix ? prefix : prefix + path)
