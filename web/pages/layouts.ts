import { pluginLayouts } from '#plugins/layouts.gen.ts'
import type { PageEntry } from '../runtime/plugin-ui.ts'
import { DialogsLayout } from '../ui/layouts/DialogsLayout.tsx' with { type: 'vike:pointer' }
import { PublicLayout } from '../ui/layouts/PublicLayout.tsx' with { type: 'vike:pointer' }
import { app, documents, html, type LayoutSettings } from './rendering-modes.ts'
import { fillSettings } from './slot-fills.ts'

/** Settings of the layout of public pages. */
export const publicLayout: LayoutSettings = { Layout: PublicLayout, ...html, ...fillSettings('public') }

/** Settings of the page with the dialogs of the layout. */
export const dialogsLayout: LayoutSettings = { Layout: DialogsLayout, ...html }

const pluginLayoutsByName: ReadonlyMap<string, LayoutSettings> = new Map(
  pluginLayouts.map(({ layout, Layout, script, messages = [], fills }) => [
    layout.layout,
    'still' in layout
      ? { Layout, ...html, still: true, ...fillSettings(fills) }
      : { Layout, ...(script ? documents(script) : app), messages: [...app.messages, ...messages], ...fillSettings(fills) },
  ]),
)

/** Returns the settings of a page's layout. Throws if no installed plugin has it. */
export const layoutOf = ({ layout }: Pick<PageEntry, 'layout'>): LayoutSettings => {
  if (layout === 'public') return publicLayout
  const settings = pluginLayoutsByName.get(layout.layout)
  if (!settings) throw new Error(`no plugin lists the layout ${layout.layout} in web/layouts.ts`)
  return settings
}
