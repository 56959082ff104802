import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const messages = JSON.stringify({
  'probe.title': 'Próba',
  'probe.second.title': 'Druga {{name}}',
  'probe.hello': 'Witaj, {{name}}',
  'probe.steps_one': '{{count}} krok',
  'probe.steps_few': '{{count}} kroki',
  'probe.steps_many': '{{count}} kroków',
})

const files: Readonly<Record<string, string>> = {
  'plugins/probe/messages/all.json': messages,
  'plugins/probe/plugin.ts': `
import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import words from './messages/all.json' with { type: 'json' }
import { LoadProbeLayout } from './contract/ui.ts'
export const plugin = definePlugin({
  name: 'probe',
  providers: [provide(LoadProbeLayout, {}, () => () => Effect.succeed({ badges: {} }))],
  messages: { pl: words, ua: words, en: words },
})`,
  'plugins/probe/contract/ui.ts': `
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
export type LoadProbeLayout = UseCase<LayoutInput, LayoutData, never>
export const LoadProbeLayout = token<LoadProbeLayout>('probe/LoadProbeLayout')
export const probe = layout('probe', { path: '/proba', access: 'anyone', load: LoadProbeLayout })`,
  'plugins/probe/web/layouts.ts': `
import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { probe } from '../contract/ui.ts'
import { ProbeLayout } from './ProbeLayout.tsx' with { type: 'vike:pointer' }
export const layouts = defineLayouts([{ layout: probe, Layout: ProbeLayout }])`,
  'plugins/probe/use-cases/greet.ts': `
import { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { define } from '#core/kernel/define.ts'
class NameNotFound extends Failure('NameNotFound', 'not-found') {}
export const Greet = define('probe/Greet', {}, () => Effect.fn('probe.greet')(function* (_: unknown, { name }: { name: string }) {
  return name === 'nikt' ? yield* new NameNotFound() : { name, from: 'server' }
}))`,
  'plugins/probe/web/second.data.ts': `
import { pageData } from '#web/server/page-data/page-data.ts'
import { Greet } from '../use-cases/greet.ts'
export const data = pageData(
  Greet,
  ({ params }) => ({ name: params['name'] ?? '' }),
  ({ name }, { t, href }) => ({ values: { name }, crumbs: [{ label: t('probe.title'), href: href('probe_first') }, { label: name }] }),
)`,
  'plugins/probe/web/pages.ts': `
import { definePages } from '#web/runtime/plugin-ui.ts'
import { probe } from '../contract/ui.ts'
import { First } from './First.tsx' with { type: 'vike:pointer' }
import { Second } from './Second.tsx' with { type: 'vike:pointer' }
import { data } from './second.data.ts' with { type: 'vike:pointer' }
const messages = ['probe']
export const pages = definePages([
  { layout: probe, name: 'probe_first', route: '/proba', Page: First, title: 'probe.title', messages },
  { layout: probe, name: 'probe_second', route: '/proba/@name', Page: Second, data, title: 'probe.second.title', messages },
])`,
  'plugins/probe/web/First.tsx': `
import { useState } from 'react'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import Steps from './islands/Steps.tsx'
export const First = () => {
  const [t, href] = [useT(), useHref()]
  const [count, set] = useState(5)
  return (
    <>
      <h1>{t('probe.hello', { name: 'Olu' })}</h1>
      <button type="button" id="told" onClick={async () => (await import('#web/runtime/islands/toast.ts')).toast({ kind: 'success' })}>6</button>
      <button type="button" id="count" onClick={() => set(count + 1)}>{t('probe.steps', { count })}</button>
      <Island of={Steps} begin={1} />
      <a id="second" href={href('probe_second', { name: 'ala' })}>2</a> <a id="nobody" href={href('probe_second', { name: 'nikt' })}>3</a>{' '}
      <a id="out" href={href('/zrodla-danych')}>4</a> <a id="other" href="/en/proba/ala">5</a>
    </>
  )
}`,
  'plugins/probe/web/Second.tsx': `
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import type { data } from './second.data.ts'
export const Second = () => {
  const { name, from } = usePageData<typeof data>()
  return <><h1>{useT()('probe.hello', { name })}</h1><p id="from">{from}</p><a id="first" href={useHref()('probe_first')}>1</a></>
}`,
  'plugins/probe/web/islands/Steps.tsx': `
import { useId, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
const Steps = ({ begin }: { begin: number }) => {
  const [count, set] = useState(begin)
  return <button type="button" data-steps id={useId()} onClick={() => set(count + 1)}>{useT()('probe.steps', { count })}</button>
}
export default island('probe/Steps', ['probe'], Steps)`,
  'plugins/probe/web/ProbeLayout.tsx': `
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/ui/primitives/Breadcrumbs.tsx'
import { usePage } from '#web/runtime/page.ts'
import '#web/ui/styles/base.css'
import { Footer } from '#web/ui/layouts/components/Footer.tsx'
import { ToastRegion } from '#web/ui/layouts/components/ToastRegion.tsx'
import { Watermark } from '#web/ui/layouts/components/Watermark.tsx'
export const ProbeLayout = ({ children }: { children: ReactNode }) => {
  const { path, crumbs } = usePage()
  return <><Breadcrumbs label="probe" crumbs={crumbs} /><main>{children}</main><Footer path={path} /><Watermark /><ToastRegion /></>
}`,
}

/** Writes a plugin with two pages of a layout in mode `app` into a copy of the working tree, as a real plugin would be added. */
export const addAppFixture = (folder: string): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const list = path.join(folder, 'plugins/list.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace('] as const', "  'probe',\n] as const"))
}
