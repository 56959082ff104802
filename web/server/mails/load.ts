import path from 'node:path'
import type { RenderMail } from './entry.tsx'

/** Loads the renderer of mails. */
export type LoadMails = () => Promise<{ readonly renderMail: RenderMail }>

const built = new URL('../../../dist/web/server/mails.mjs', import.meta.url)

/** Loads the built renderer; only with the first mail, so that commands without mails do not load React. */
export const builtMails: LoadMails = () => import(built.href)

/** Time for which a loaded renderer is reused, milliseconds. */
const maxAgeMs = 1000

/** Loads the renderer from the sources by Vite, for development. */
export const mailsFromSources = (): LoadMails => {
  let loaded: { readonly at: number; readonly mails: ReturnType<LoadMails> } | null = null
  const load = async () => {
    const { runnerImport } = await import('vite')
    const root = path.resolve(import.meta.dirname, '../../..')
    const { module } = await runnerImport<Awaited<ReturnType<LoadMails>>>(path.join(import.meta.dirname, 'entry.tsx'), {
      root,
      configFile: false,
    })
    return module
  }
  return () => {
    if (!loaded || Date.now() - loaded.at > maxAgeMs) loaded = { at: Date.now(), mails: load() }
    return loaded.mails
  }
}
