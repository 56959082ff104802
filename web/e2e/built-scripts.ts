import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import type { Alert } from '#web/runtime/islands/alert.ts'
import type { Toast } from '#web/runtime/islands/toast.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>>

const list = path.resolve(import.meta.dirname, '../../dist/web/assets.json')
/** Returns the address of a built script and of the style sheets that are loaded with it. */
const builtScript = (source: string) => {
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest
  const entry = manifest[source]
  if (!entry) throw new Error(`The manifest has no entry ${source}`)
  const styles = [source, ...(entry.imports ?? [])].flatMap((name) => manifest[name]?.css ?? [])
  return { script: `/${entry.file}`, styles: styles.map((file) => `/${file}`) }
}

/** Loads the style sheets of a built script, as the import of a page does; returns the address of the script. */
const loadStyles = async (page: Page, source: string) => {
  const { script, styles } = builtScript(source)
  for (const url of styles) await page.addStyleTag({ url })
  return script
}

/** Shows toasts by the built script that islands import. */
export const showToasts = async (page: Page, ...all: readonly Toast[]) => {
  const script = await loadStyles(page, 'web/runtime/islands/toast.ts')
  await page.evaluate(
    async ([script, all]) => {
      const { toast } = (await import(script)) as typeof import('#web/runtime/islands/toast.ts')
      for (const one of all) toast(one)
    },
    [script, all] as const,
  )
}

/** Shows an alert by the built script; `answers()` returns the answers of all alerts of the page. */
export const showAlerts = async (page: Page, ask: Alert<string>) => {
  const script = await loadStyles(page, 'web/runtime/islands/alert.ts')
  await page.evaluate(
    async ([script, ask]) => {
      const { showAlert } = (await import(script)) as typeof import('#web/runtime/islands/alert.ts')
      Object.assign(window, { answers: [...((window as { answers?: unknown[] }).answers ?? []), showAlert(ask)] })
    },
    [script, ask] as const,
  )
  return { answers: () => page.evaluate(() => Promise.all((window as unknown as { answers: Promise<string | null>[] }).answers)) }
}
