import path from 'node:path'
import type { DrawMail } from './entry.tsx'

/** Loads what mails are drawn with. */
export type LoadMails = () => Promise<{ readonly drawMail: DrawMail }>

const built = new URL('../../dist/web/server/mails.mjs', import.meta.url)

/** As it was built: loaded with the first mail, and by no command that sends none. */
export const builtMails: LoadMails = () => import(built.href)

/** Milliseconds for which what was loaded is taken as it is. */
const fresh = 1000

/** From the sources by Vite, for who is changing them. */
export const freshMails = (): LoadMails => {
  let loaded: { readonly at: number; readonly mails: ReturnType<LoadMails> } | null = null
  const load = async () => {
    const { runnerImport } = await import('vite')
    const root = path.resolve(import.meta.dirname, '../..')
    const { module } = await runnerImport<Awaited<ReturnType<LoadMails>>>(path.join(import.meta.dirname, 'entry.tsx'), {
      root,
      configFile: false,
    })
    return module
  }
  return () => {
    if (!loaded || Date.now() - loaded.at > fresh) loaded = { at: Date.now(), mails: load() }
    return loaded.mails
  }
}
