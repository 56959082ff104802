import type { LayoutName, PageEntry } from '../runtime/plugin-ui.ts'
import { AccountLayout } from '../app-kit/layouts/AccountLayout.tsx' with { type: 'vike:pointer' }
import { app, html, type LayoutSettings } from './rendering-modes.ts'
import { PublicLayout } from '../ui/layouts/PublicLayout.tsx' with { type: 'vike:pointer' }

/** Settings of all layouts by name. */
export const layouts: Readonly<Record<LayoutName, LayoutSettings>> = {
  public: { Layout: PublicLayout, ...html },
  account: { Layout: AccountLayout, ...app },
}

/** Returns the settings of a page's layout. */
export const layoutOf = ({ layout }: Pick<PageEntry, 'layout'>): LayoutSettings =>
  layouts[typeof layout === 'string' ? layout : layout.layout]
